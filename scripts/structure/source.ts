import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A text file of the repository, with its path from the root. */
export type SourceFile = { path: string; text: string }

/** A rule of the repository, with a function that returns every violation. */
export type Rule = {
  title: string
  find(files: readonly SourceFile[]): string[]
  /** Code that violates the rule, to show that the rule finds it. */
  broken: SourceFile[]
  /** Similar code that is correct. */
  right?: SourceFile[]
}

const left = new Set(['node_modules', 'dist', '.git', '.data', 'test-results', 'playwright-report'])
const textFiles =
  /\.(ts|tsx|mts|mjs|js|json|sql|md|css|html|yml|yaml|sh)$|(^|\/)(\.npmrc|\.gitignore|Dockerfile)$/

/** These files quote what they refuse. */
const quotesForbiddenCode = /^(structure\.test\.ts|scripts\/structure\/)/

export function readRepository(root: string): SourceFile[] {
  return globSync('**/*', { cwd: root, exclude: (name) => left.has(name) })
    .filter(
      (path) =>
        textFiles.test(path) && !quotesForbiddenCode.test(path) && statSync(join(root, path)).isFile(),
    )
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export const isCode = (path: string) => /\.(ts|tsx|mts|mjs)$/.test(path)
export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('e2e/')

/** A file that breaks a rule, and one that does not, each as its path and text. */
export type Examples = [broken: [path: string, text: string], right: [path: string, text: string]]

export function ruleOf(title: string, find: Rule['find'], [broken, right]: Examples): Rule {
  const file = ([path, text]: [string, string]) => ({ path, text })
  return { title, find, broken: [file(broken)], right: [file(right)] }
}

/** Every line that matches, as `path:line: text`. */
export function linesLike(
  files: readonly SourceFile[],
  pattern: RegExp,
  where: (path: string) => boolean = isCode,
): string[] {
  return files
    .filter(({ path }) => where(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    )
}
