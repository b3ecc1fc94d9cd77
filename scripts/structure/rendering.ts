import { parseSync } from 'vite'
import { isTest, type SourceFile } from './source.ts'

type Node = { type: string; start: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
/** A component, or a hook. */
const renders = /^([A-Z]|use[A-Z])/
/** Functions that call their argument immediately. */
const callsArgument =
  /^(map|flatMap|filter|find|findLast|findIndex|some|every|reduce|sort|toSorted|forEach|useMemo|from)$/
/** Functions whose result differs between calls. */
const impureFunctions = new Set([
  'Date.now',
  'performance.now',
  'Math.random',
  'crypto.randomUUID',
  'serverNow',
  'sinceInput',
  'isBreakJustOver',
])

/** The name of a called function: `now`, `Date.now`. */
function nameOf(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee.type === 'Identifier') return String(callee.name)
  if (callee.type !== 'MemberExpression') return ''
  const [object, property] = [nameOf(callee.object), nameOf(callee.property)]
  return object ? `${object}.${property}` : property
}
const lastOf = (name: string) => name.split('.').at(-1) ?? ''

/** The functions of components and hooks, also inside of `memo(…)`. */
function renderedFunctions(node: Node): Node[] {
  const found: Node[] = []
  if (node.type === 'FunctionDeclaration' && renders.test(nameOf(node.id))) found.push(node)
  if (node.type === 'VariableDeclarator' && renders.test(nameOf(node.id)) && isNode(node.init)) {
    const { init } = node
    const candidates = init.type === 'CallExpression' ? childrenOf(init) : [init]
    found.push(...candidates.filter(({ type }) => functions.has(type)))
  }
  return [...found, ...childrenOf(node).flatMap(renderedFunctions)]
}

/** The nodes that run during rendering. The body of a function that is only passed on does not run then. */
function runWhileRendering(node: Node): Node[] {
  const isCall = node.type === 'CallExpression'
  const atOnce = isCall && callsArgument.test(lastOf(nameOf(node.callee)))
  return childrenOf(node).flatMap((child) => {
    if (functions.has(child.type) && !atOnce) return []
    return [child, ...runWhileRendering(child)]
  })
}

/** The names of the setters of the state. */
function settersIn(nodes: readonly Node[]): Set<string> {
  const setters = nodes.flatMap(({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init)) return []
    if (!/^use(State|Reducer|Transition)$/.test(nameOf(init.callee))) return []
    return id.type === 'ArrayPattern' && Array.isArray(id.elements) ? [nameOf(id.elements[1])] : []
  })
  return new Set(setters.filter(Boolean))
}

function isImpure(node: Node, setters: ReadonlySet<string>): boolean {
  if (node.type === 'NewExpression')
    return nameOf(node.callee) === 'Date' && Array.isArray(node.arguments) && node.arguments.length === 0
  if (node.type !== 'CallExpression') return false
  const name = nameOf(node.callee)
  return impureFunctions.has(name) || setters.has(name) || lastOf(name) === 'setState'
}

/** Where a component or a hook of the pages asks for the time or chance, or changes state, while it renders. */
export function impureRendering(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^web\/src\/.*\.tsx?$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      // The cast: the tree is read as plain nodes.
      const program = parseSync(path, text).program as unknown as Node
      const found = renderedFunctions(program).flatMap((rendered) => {
        const done = runWhileRendering(rendered)
        const setters = settersIn(done)
        return done.filter((node) => isImpure(node, setters))
      })
      return [...new Set(found)].map(
        ({ start }) => `${path}:${text.slice(0, start).split('\n').length}: ${lineAt(text, start)}`,
      )
    })
}

const lineAt = (text: string, at: number) =>
  text.slice(text.lastIndexOf('\n', at) + 1, (text.indexOf('\n', at) + 1 || text.length + 1) - 1).trim()
