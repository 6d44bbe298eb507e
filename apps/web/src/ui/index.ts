export { type Announce, LiveRegion, useAnnounce } from './accessibility/live-region.tsx'
export { SkipLink, skipTarget, skipTargetWithin } from './accessibility/skip-link.tsx'
export { VisuallyHidden } from './accessibility/visually-hidden.tsx'
export { BackButton } from './buttons/back-button.tsx'
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './buttons/button.tsx'
export { copyText } from './buttons/copy-text.ts'
export { IconButton, type IconButtonProps } from './buttons/icon-button.tsx'
export { KeyHint } from './buttons/key-hint.tsx'
export { PriceButton, type PriceButtonProps } from './buttons/price-button.tsx'
export { type Copying, useCopying } from './buttons/use-copying.ts'
export { CheckboxField, type CheckboxFieldProps } from './fields/checkbox-field.tsx'
export { Choice, ChoiceGroup, type ChoiceGroupProps, type ChoiceProps } from './fields/choice-group.tsx'
export { CodeInput, type CodeInputProps } from './fields/code-input.tsx'
export { Field, type FieldProps, type FieldWiring } from './fields/field.tsx'
export { FileField, type FileFieldProps, type FileFieldStatus } from './fields/file-field.tsx'
export { type FileLimits, fileRefusal, limitsText } from './fields/file-refusal.ts'
export { NumberField, type NumberFieldProps } from './fields/number-field.tsx'
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx'
export { type Segment, SegmentedControl, type SegmentedControlProps } from './fields/segmented-control.tsx'
export { Select, type SelectOption, type SelectProps } from './fields/select.tsx'
export { Slider, type SliderProps } from './fields/slider.tsx'
export { Switch, type SwitchProps } from './fields/switch.tsx'
export { TextArea, type TextAreaProps } from './fields/text-area.tsx'
export { TextField, type TextFieldProps } from './fields/text-field.tsx'
export { useGrowing } from './fields/use-growing.ts'
export { BottomBar, type BottomBarItem, type BottomBarProps } from './layout/bottom-bar.tsx'
export { CentreCircle, EmptyState, type EmptyStateProps } from './layout/empty-state.tsx'
export { ErrorState, type ErrorStateProps } from './layout/error-state.tsx'
export { Fold } from './layout/fold.tsx'
export { FoldPanel, type FoldPanelProps } from './layout/fold-panel.tsx'
export { LongList, type LongListProps } from './layout/long-list.tsx'
export { faviconSvg, type PageDot, type PageState, paintPageState } from './layout/page-state.ts'
export { Pager, type PagerProps, sliceOfPage } from './layout/pager.tsx'
export { Panel, type PanelProps } from './layout/panel.tsx'
export { Podium, type PodiumEntry, type PodiumProps } from './layout/podium.tsx'
export { type Column, type Sort, Table, type TableProps } from './layout/table.tsx'
export { type Tab, Tabs, type TabsProps } from './layout/tabs.tsx'
export { useKeyboardCover } from './layout/use-keyboard-cover.ts'
export { PHONE, useIsLow, useIsPhone, useMedia } from './layout/use-media.ts'
export { useOnScreen } from './layout/use-on-screen.ts'
export { useSeen } from './layout/use-seen.ts'
export { CrashBoundary } from './loading/crash-boundary.tsx'
export { type LazyPart, lazily, lazyNamed } from './loading/lazily.ts'
export { Part } from './loading/part.tsx'
export { Skeleton, SkeletonRows } from './loading/skeleton.tsx'
export { Spinner } from './loading/spinner.tsx'
export { untilLoaded } from './loading/until-loaded.ts'
export { useStagedRender } from './loading/use-staged-render.ts'
export { whenIdle } from './loading/when-idle.ts'
export { clockText } from './motion/clock-text.ts'
export { confetti } from './motion/confetti.ts'
export { CountdownRing } from './motion/countdown.tsx'
export { flyChips } from './motion/fly-chips.ts'
export { ProgressBar, type ProgressBarProps } from './motion/progress-bar.tsx'
export { RollingNumber, type RollingNumberProps } from './motion/rolling-number.tsx'
export { Ticker, type TickerItem, type TickerProps } from './motion/ticker.tsx'
export { prefersReducedMotion, useReducedMotion } from './motion/use-reduced-motion.ts'
export { useSecondsUntil } from './motion/use-seconds-until.ts'
export { type SideSwipes, useSideSwipe } from './motion/use-side-swipe.ts'
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog.tsx'
export { ConnectionBanner, type ConnectionBannerProps, type ConnectionState } from './overlays/connection-banner.tsx'
export { Dialog, type DialogProps } from './overlays/dialog.tsx'
export { FullScreen, type FullScreenProps } from './overlays/full-screen.tsx'
export { Menu, type MenuItem, type MenuProps } from './overlays/menu.tsx'
export { Notice, type NoticeProps, type NoticeTone } from './overlays/notice.tsx'
export { Sheet, type SheetProps } from './overlays/sheet.tsx'
export { type NotifyOptions, notify, Toaster } from './overlays/toast.tsx'
export { Tooltip, type TooltipProps } from './overlays/tooltip.tsx'
export { Avatar, type AvatarProps, initialsOf } from './pictures/avatar.tsx'
export { CHIP_VALUES, Chip, type ChipProps, type ChipValue } from './pictures/chip.tsx'
export { ChipStack, type ChipStackProps, chipsOf } from './pictures/chip-stack.tsx'
export {
  DIRECTION_LABELS,
  type Direction,
  DirectionMark,
  DirectionTag,
} from './pictures/direction.tsx'
export { GoalsWithoutSide } from './pictures/goals-without-side.tsx'
export { Logo, LogoMark } from './pictures/logo.tsx'
export {
  RibbonFigure,
  type RibbonMark,
  type RibbonState,
  RoundRibbon,
  type RoundRibbonProps,
} from './pictures/round-ribbon.tsx'
export {
  Board,
  BoardClock,
  BoardDigits,
  type BoardProps,
  type BoardSide,
  type BoardSize,
  ScoreBoard,
  type ScoreBoardProps,
} from './pictures/score-board.tsx'
export { Sparkline, type SparklineProps } from './pictures/sparkline.tsx'
export { srgb } from './pictures/srgb.ts'
export { Badge, LiveDot, Tag, type TagProps, type TagTone } from './pictures/tag.tsx'
export { classNames } from './theme/class-names.ts'
export {
  chooseTheme,
  type ThemeChoice,
  themeChoice,
  themeNow,
  useTheme,
  watchSystemTheme,
} from './theme/theme.ts'
