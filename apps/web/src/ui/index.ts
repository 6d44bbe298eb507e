export { Avatar, type AvatarProps, initialsOf } from './avatar.tsx'
export { BackButton } from './back-button.tsx'
export { BottomBar, type BottomBarItem, type BottomBarProps } from './bottom-bar.tsx'
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button.tsx'
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx'
export { CHIP_VALUES, Chip, type ChipProps, type ChipValue } from './chip.tsx'
export { ChipStack, type ChipStackProps, chipsOf } from './chip-stack.tsx'
export { classNames } from './class-names.ts'
export { clockText } from './clock-text.ts'
export { CODE_ALPHABET, CodeInput, type CodeInputProps, normalizedCode as codeOf } from './code-input.tsx'
export { confetti } from './confetti.ts'
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
export { ConnectionBanner, type ConnectionBannerProps, type ConnectionState } from './connection-banner.tsx'
export { CountdownBar, type CountdownProps, CountdownRing } from './countdown.tsx'
export { CrashBoundary } from './crash-boundary.tsx'
export { Dialog, type DialogProps } from './dialog.tsx'
export {
  DIRECTION_LABELS as DIRECTION_WORDS,
  type Direction,
  DirectionMark,
  DirectionTag,
  type DirectionTagProps,
  OverTag,
  UnderTag,
} from './direction.tsx'
export { CentreCircle, EmptyState, type EmptyStateProps } from './empty-state.tsx'
export { ErrorState, type ErrorStateProps } from './error-state.tsx'
export { Field, type FieldProps, type FieldWiring } from './field.tsx'
export { FileField, type FileFieldProps, type FileFieldStatus } from './file-field.tsx'
export { type FileLimits, fileRefusal, limitsText } from './file-refusal.ts'
export { flyChips } from './fly-chips.ts'
export { FullScreen, type FullScreenProps } from './full-screen.tsx'
export { GoalsWithoutSide } from './goals-without-side.tsx'
export { IconButton, type IconButtonProps } from './icon-button.tsx'
export { KeyHint } from './key-hint.tsx'
export { type LazyPart, lazily, lazyNamed } from './lazily.ts'
export { type Announce, LiveRegion, useAnnounce } from './live-region.tsx'
export { Logo, LogoMark } from './logo.tsx'
export { LongList, type LongListProps } from './long-list.tsx'
export { Menu, type MenuItem, type MenuProps } from './menu.tsx'
export { Notice, type NoticeProps, type NoticeTone } from './notice.tsx'
export { NumberField, type NumberFieldProps } from './number-field.tsx'
export { faviconSvg, type PageDot, type PageState, paintPageState } from './page-state.ts'
export { Pager, type PagerProps, sliceOfPage as pageOf } from './pager.tsx'
export { Panel, type PanelProps } from './panel.tsx'
export { Part } from './part.tsx'
export { PasswordField, type PasswordFieldProps } from './password-field.tsx'
export { Podium, type PodiumEntry, type PodiumProps } from './podium.tsx'
export { PriceButton, type PriceButtonProps } from './price-button.tsx'
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx'
export { RollingNumber, type RollingNumberProps } from './rolling-number.tsx'
export { type RibbonMark, type RibbonState, RoundRibbon, type RoundRibbonProps } from './round-ribbon.tsx'
export {
  Board,
  BoardClock,
  BoardDigits,
  type BoardProps,
  type BoardSide,
  type BoardSize,
  ScoreBoard,
  type ScoreBoardProps,
} from './score-board.tsx'
export { type Segment, SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx'
export { Select, type SelectOption, type SelectProps } from './select.tsx'
export { Sheet, type SheetProps } from './sheet.tsx'
export { Skeleton, SkeletonRows } from './skeleton.tsx'
export { SkipLink, skipTarget, skipTargetWithin } from './skip-link.tsx'
export { Slider, type SliderProps } from './slider.tsx'
export { Sparkline, type SparklineProps } from './sparkline.tsx'
export { Spinner } from './spinner.tsx'
export { Switch, type SwitchProps } from './switch.tsx'
export { type Column, type Sort, Table, type TableProps } from './table.tsx'
export { type Tab, Tabs, type TabsProps } from './tabs.tsx'
export { Badge, LiveDot, Tag, type TagProps, type TagTone } from './tag.tsx'
export { TextArea, type TextAreaProps } from './text-area.tsx'
export { TextField, type TextFieldProps } from './text-field.tsx'
export {
  chooseTheme,
  type ThemeChoice,
  themeChoice,
  themeNow,
  useTheme,
  watchSystemTheme,
} from './theme.ts'
export { Ticker, type TickerItem, type TickerProps } from './ticker.tsx'
export { type NotifyOptions, notify, Toaster } from './toast.tsx'
export { Tooltip, type TooltipProps } from './tooltip.tsx'
export { untilLoaded } from './until-loaded.ts'
export { type Copying, useCopying } from './use-copying.ts'
export { PHONE, useIsLow, useIsPhone, useMedia } from './use-media.ts'
export { useOnScreen } from './use-on-screen.ts'
export { prefersReducedMotion, useReducedMotion } from './use-reduced-motion.ts'
export { useSecondsUntil } from './use-seconds-until.ts'
export { useSeen } from './use-seen.ts'
export { type SideSwipes, useSideSwipe } from './use-side-swipe.ts'
export { useStagedRender as useTurns } from './use-turns.ts'
export { VisuallyHidden } from './visually-hidden.tsx'
export { whenIdle } from './when-idle.ts'
