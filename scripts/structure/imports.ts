import { posix } from 'node:path'
import { isCode, isTest, type SourceFile } from './source.ts'

export type Import = {
  from: string
  /** A file of the repository, or the name of a package as written. */
  to: string
  /** Type imports, which do not exist at run time. */
  isType: boolean
}

const statement =
  /^[ \t]*(?:import|export)\s+(?<type>type\s+)?(?:[\w*{][^'"`;=]*?\s+from\s+)?['"](?<to>[^'"]+)['"]/gm
const dynamic = /\bimport\(\s*['"](?<to>[^'"]+)['"]\s*\)/g
const inType = /\btypeof\s*$/

export function importsOf({ path, text }: SourceFile): Import[] {
  const found = [...text.matchAll(statement), ...text.matchAll(dynamic)]
  return found.map((match) => ({
    from: path,
    to: resolve(path, match.groups?.to ?? ''),
    isType: Boolean(match.groups?.type) || inType.test(text.slice(0, match.index)),
  }))
}

function resolve(from: string, to: string): string {
  return to.startsWith('.') ? posix.join(posix.dirname(from), to) : to
}

export function allImports(files: readonly SourceFile[]): Import[] {
  return files.filter(({ path }) => isCode(path)).flatMap(importsOf)
}

export function show({ from, to }: Import): string {
  return `${from} imports ${to}`
}

/**
 * Imports from a domain below `root` to one that comes later in the order, also only of types; tests do not count. A folder that is no
 * domain is named.
 */
export function upwardImports(
  files: readonly SourceFile[],
  root: string,
  order: readonly string[],
): string[] {
  const domainOf = (path: string) =>
    path.startsWith(root) ? /^([^/]+)\//.exec(path.slice(root.length))?.[1] : undefined
  const code = files.filter(({ path }) => isCode(path) && !isTest(path))
  const unknown = new Set(code.map(({ path }) => domainOf(path)).filter((one) => one && !order.includes(one)))
  return [
    ...[...unknown].map((one) => `${root}${one} is no domain`),
    ...allImports(code)
      .filter(({ from, to }) => {
        const [importer, imported] = [domainOf(from), domainOf(to)]
        return importer && imported && order.indexOf(imported) > order.indexOf(importer)
      })
      .map(show),
  ]
}

/** Files that import themselves over other files at run time, each cycle once. */
export function cycles(files: readonly SourceFile[]): string[] {
  const next = Map.groupBy(
    allImports(files).filter((each) => !each.isType),
    (each) => each.from,
  )
  const done = new Set<string>()
  const found: string[] = []
  const walk = (path: string, way: readonly string[]) => {
    const start = way.indexOf(path)
    if (start >= 0) found.push([...way.slice(start), path].join(' -> '))
    if (done.has(path) || start >= 0) return
    for (const { to } of next.get(path) ?? []) walk(to, [...way, path])
    done.add(path)
  }
  for (const path of next.keys()) walk(path, [])
  return found
}
