import { childrenOf, lineOf, type Node, programOf } from './syntax.ts'

/** A text that stands in a source file instead of a catalog. */
export interface OutsideText {
  readonly text: string
  readonly line: number
  readonly node: Node
}

/** Attributes of elements and properties of objects whose value a user sees or hears. */
const SHOWN_NAME =
  /^(?:aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|failed|said|tooltip|summary|header|aside)$|^(?:.*[a-z])?(?:[Tt]ext|[Ll]abel|[Tt]itle|[Hh]int|[Cc]aption|[Hh]eading|[Mm]essage|[Nn]ote|[Dd]escription|[Ss]tatusText|[Bb]utton)$/
/** Functions that return a text. */
const TEXT_FUNCTION = /(?:Text|Message|Label|Title|Note|Hint|Sentence|Caption)$/
/** Attributes, properties, constants and calls that hold class names, addresses and the like. */
const NO_TEXT_NAME =
  /^(?:className|classNames|class|style|styles|d|viewBox|points|transform|href|src|srcSet|sizes|to|from|rel|type|role|id|key|queryKey|componentName|reason|column|file|autoComplete|inputMode|enterKeyHint|variant|size|tone|side|align|pattern|translate|font|data-.*|aria-(?!label|description|roledescription|valuetext).*)$|(?:Class|ClassName|Classes|_CLASS|_CLASSES|_SIZE|TONES|Id|Url|Path)$/
const NO_TEXT_CALL =
  /^(?:classNames|csvLine|fileOnly|DOMException|require|RegExp|URL|querySelector|querySelectorAll|closest|matches|matchMedia|useMedia|Symbol)$/
const COMPARISONS = new Set(['===', '!==', '==', '!=', 'in', 'instanceof', '<', '>', '<=', '>='])
/** Words that a list of classes contains without a hyphen. */
const CLASS_WORDS = new Set(
  'absolute antialiased block border caps capitalize contents fixed figures flex grid group grow headline hidden inline invisible isolate italic outline peer relative resize ring rounded shadow shrink static sticky table transition truncate underline uppercase visible wrap auto none center left right top bottom screen and min max'.split(
    ' ',
  ),
)
/** Names of keys and other codes that look like words. */
const CODES = new Set(
  'Alt AltGraph ArrowDown ArrowLeft ArrowRight ArrowUp Backspace Delete Escape PageDown PageUp Tab Goal Corner Throw Authorization Error'.split(
    ' ',
  ),
)

/**
 * `shown`: a user sees the value whatever it looks like. `word`: a capitalised word is a text, too. `code`: only what
 * reads like a sentence is a text. `thrown`: only a whole sentence, because a bug's message is for developers.
 */
type Place = 'shown' | 'word' | 'code' | 'thrown'

/** Finds texts in a source file: children and attributes of elements, and strings that read like a sentence. */
export function outsideTexts(file: string, code: string): OutsideText[] {
  const found: OutsideText[] = []
  const visit = (node: Node, place: Place): void => {
    if (node.type.startsWith('TS') && !EXPRESSIONS_OF_TYPESCRIPT.has(node.type)) return
    const text = textOf(node, place)
    if (text !== undefined)
      found.push({ node, text: text.replaceAll(/\s+/g, ' ').trim(), line: lineOf(code, node.start) })
    const placesOf = PLACES[node.type] ?? placesOfOthers
    for (const [next, where] of placesOf(node, place)) if (next) visit(next, where)
  }
  visit(programOf(file, code), 'code')
  return found
}

/** Returns the text that a node is, or undefined. */
function textOf(node: Node, place: Place): string | undefined {
  if (node.type === 'JSXText') return hasText(withoutEntities(node.value)) ? node.value : undefined
  if (node.type === 'Literal')
    return typeof node.value === 'string' && isText(node.value, place) ? node.value : undefined
  if (node.type !== 'TemplateLiteral' || !isShownTemplate(node, place)) return undefined
  const texts = textsOfTemplate(node)
  return hasText(texts.join('')) ? texts.join('…') : undefined
}

const textsOfTemplate = (node: Node): string[] => node.quasis.map(({ value }: Node) => value.cooked ?? value.raw)
const isShownTemplate = (node: Node, place: Place): boolean =>
  isText(textsOfTemplate(node).join('0'), place === 'word' ? 'code' : place)

/** The nodes to visit next, each with its place. */
type Next = readonly (readonly [node: Node | null | undefined, place: Place])[]

const at = (nodes: readonly (Node | null | undefined)[], place: Place): Next => nodes.map((node) => [node, place])
const nothing = (): Next => []
const inside = (node: Node, place: Place): Next => [[node.expression, place]]
const placesOfOthers = (node: Node, place: Place): Next => at(childrenOf(node), place === 'thrown' ? 'thrown' : 'code')

/** The place of a function is that of its results. */
const placesOfBlock = (node: Node, place: Place): Next => [
  ...at([node.test, node.discriminant], 'code'),
  ...at([...[node.body ?? []].flat(), node.consequent, node.alternate, ...(node.cases ?? [])], place),
]

/** The name of a boundary for crashes, and of a part that shows nothing after one, stands only in crash reports. */
function attributesOf({ name, attributes }: Node): readonly Node[] {
  const isNamedInReports =
    name.name === 'CrashBoundary' || attributes.some((each: Node) => each.name?.name === 'isSmall')
  return isNamedInReports ? attributes.filter((each: Node) => each.name?.name !== 'name') : attributes
}

function placesOfProperty(node: Node, place: Place): Next {
  const name = String(node.key.name ?? node.key.value ?? '')
  // A rule of a field holds the sentence about a wrong value, whatever the field is called.
  if (NO_TEXT_NAME.test(name)) return node.value?.type === 'CallExpression' ? [[node.value, 'code']] : []
  return [[node.value, SHOWN_NAME.test(name) || place === 'shown' ? 'shown' : 'word']]
}

function placesOfCall(node: Node, place: Place): Next {
  const { callee } = node
  const name = String(callee.name ?? callee.property?.name ?? '')
  const called: Next = [[callee, callee.type === 'MemberExpression' ? place : 'code']]
  if (name === 'msg' || name === 'rich') return [...called, ...at(node.arguments.slice(1), 'code')]
  return NO_TEXT_CALL.test(name) ? called : [...called, ...at(node.arguments, place === 'thrown' ? 'thrown' : 'code')]
}

/** Which nodes each type of node leads to. All other types lead to their children. */
const PLACES: Readonly<Record<string, (node: Node, place: Place) => Next>> = {
  ImportDeclaration: nothing,
  ImportExpression: nothing,
  ExportAllDeclaration: nothing,
  TaggedTemplateExpression: nothing,
  JSXText: nothing,
  Literal: nothing,
  JSXElement: (node) => [...at(attributesOf(node.openingElement), 'code'), ...at(node.children, 'shown')],
  JSXFragment: (node) => at(node.children, 'shown'),
  JSXAttribute: (node) => {
    const name = String(node.name.name?.name ?? node.name.name)
    return NO_TEXT_NAME.test(name)
      ? []
      : [[node.value, SHOWN_NAME.test(name) ? 'shown' : name === 'name' ? 'word' : 'code']]
  },
  JSXExpressionContainer: inside,
  ParenthesizedExpression: inside,
  TSAsExpression: inside,
  TSSatisfiesExpression: inside,
  TSNonNullExpression: inside,
  Property: placesOfProperty,
  PropertyDefinition: (node, place) => (node.key.name === 'name' ? [] : placesOfProperty(node, place)),
  ObjectExpression: (node, place) => at(childrenOf(node), place),
  ArrayExpression: (node, place) => at(childrenOf(node), place),
  VariableDeclarator: (node) => {
    const name = String(node.id.name ?? '')
    if (NO_TEXT_NAME.test(name)) return []
    return [[node.init, SHOWN_NAME.test(name) || TEXT_FUNCTION.test(name) ? 'shown' : 'code']]
  },
  ArrowFunctionExpression: (node, place) => [
    ...at(node.params, 'code'),
    [node.body, node.body.type === 'BlockStatement' && place !== 'shown' ? 'code' : place],
  ],
  FunctionDeclaration: (node) => [
    ...at(node.params, 'code'),
    [node.body, TEXT_FUNCTION.test(String(node.id?.name ?? '')) ? 'shown' : 'code'],
  ],
  BlockStatement: placesOfBlock,
  IfStatement: placesOfBlock,
  SwitchStatement: placesOfBlock,
  SwitchCase: (node, place) => at(node.consequent, place),
  ReturnStatement: (node, place) => [[node.argument, place]],
  // A form shows a text that its submission throws.
  ThrowStatement: ({ argument }) => [[argument, argument.type.endsWith('Literal') ? 'code' : 'thrown']],
  NewExpression: (node) => {
    const name = String(node.callee.name)
    return NO_TEXT_CALL.test(name) ? [] : at(node.arguments, name.endsWith('Error') ? 'thrown' : 'code')
  },
  ConditionalExpression: (node, place) => [
    [node.test, 'code'],
    ...at([node.consequent, node.alternate], place === 'code' ? 'word' : place),
  ],
  LogicalExpression: (node, place) => [
    [node.left, node.operator === '&&' ? 'code' : place],
    [node.right, place],
  ],
  BinaryExpression: (node, place) => (COMPARISONS.has(node.operator) ? [] : at([node.left, node.right], place)),
  CallExpression: placesOfCall,
  MemberExpression: (node) => [[node.object, 'code']],
  TemplateLiteral: (node, place) => at(node.expressions, isShownTemplate(node, place) ? 'shown' : 'code'),
}

const EXPRESSIONS_OF_TYPESCRIPT = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

const hasText = (text: string): boolean => /\p{L}/u.test(text)
const withoutEntities = (text: string): string => text.replaceAll(/&\w+;/g, '')

function isText(text: string, place: Place): boolean {
  if (place === 'shown') return hasText(text) && !looksLikeCode(text)
  if (place === 'thrown') return /^\p{Lu}.*\s.*[.!?…]$/su.test(text)
  if (place === 'word' && /^\p{Lu}[\p{Ll}’'-]+(?:…|\.)?$/u.test(text)) return !CODES.has(text)
  return readsLikeText(text)
}

/** A selector, a font, or classes with a size. */
const NO_TEXT = /\[[\w&]|sans-serif|\bmin-[hw]-/

/** An address, a code such as 'member.joined', or a list of classes. */
function looksLikeCode(text: string): boolean {
  return (
    /^(?:[/#.?&]|https?:)/.test(text) ||
    NO_TEXT.test(text) ||
    /^[a-z]+(?:[-.][a-z]+)+$|^h[1-6]$/.test(text) ||
    (/^[a-z]/.test(text) && text.split(/\s+/).some((word) => /^-?[a-z@]+[-:[][\w[]/.test(word)) && isClassList(text))
  )
}

function readsLikeText(text: string): boolean {
  const words = text.trim().split(/\s+/)
  if (
    words.length < 2 ||
    !hasText(text) ||
    NO_TEXT.test(text) ||
    isClassList(text) ||
    /^(?:[/#.?&<([]|https?:)/.test(text.trim())
  )
    return false
  if (/^\s*\p{Lu}\p{Ll}*[’'.,:]?\s/u.test(text)) return true
  return words.filter((word) => /^\p{L}[\p{L}’'-]*[.,:;!?…]?$/u.test(word)).length >= 2
}

function isClassList(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return words.every(
    (word) =>
      CLASS_WORDS.has(word) ||
      /^!?-?[@a-z*[&][^\s.,!?]*[-:[\](/0-9][^\s]*$/.test(word) ||
      /^[\d.]+[a-z%]*,?$/.test(word),
  )
}
