import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { makeRunFolder } from '../server/src/testing/run-folder.ts'
import type { Journey } from './journey.ts'

type Ends = Pick<Journey, 'onTestFinished'>

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')

/** A numbered step of a section of docs/operations.md: its text, and the command or value in it. */
export type Step = { text: string; code: string }

function textOf(section: string) {
  const [, body = ''] = read('docs/operations.md').split(`\n## ${section}\n`)
  const [own = ''] = body.split('\n## ')
  return own
}

/** The first command of a section of docs/operations.md. */
export const commandOf = (section: string) => /```\n(.+)\n```/.exec(textOf(section))?.[1] ?? ''

/** The numbered steps of a section of docs/operations.md. */
export function stepsOf(section: string): Step[] {
  const own = textOf(section)
  const [list = ''] = own.match(/^1\. [\s\S]*?(?=\n\n)/m) ?? []
  return list.split(/\n(?=\d+\. )/).map((step) => {
    const text = step.replace(/\s+/g, ' ')
    return { text, code: /`([^`]+)`$/.exec(text)?.[1] ?? '' }
  })
}

/** Runs a command as it is written in a document: settings, `npm start` or `npm run …`, and flags. It stops after the test. */
function run(command: string, environment: Record<string, string>, { onTestFinished }: Ends): ChildProcess {
  const words = command.split(' ')
  const settings = words
    .filter((word) => /^[A-Z_]+=/.test(word))
    .map((word) => word.split('=') as [string, string])
  const [npm, ...given] = words.slice(settings.length)
  const [script = '', ...flags] = given[0] === 'run' ? given.slice(1) : given
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const [node, ...file] = scripts[script]?.split(' ') ?? []
  if (npm !== 'npm' || node !== 'node') throw new Error(`Not a script of the project: ${command}`)
  const child = spawn(process.execPath, [...file, ...flags.filter((flag) => flag !== '--')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      POSTGRES_PROGRAMS: process.env.POSTGRES_PROGRAMS,
      NODE_ENV: 'test',
      ...Object.fromEntries(settings),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return child
}

/** A panel of its own, from an empty folder. @param command that starts it, such as `DEMO=0 npm start` */
export async function startNewPanel(command: string, ends: Ends) {
  const { dataDir, remove } = await makeRunFolder('setup')
  ends.onTestFinished(remove)
  const { stdout } = run(command, { DATA_DIR: dataDir, PORT: '0' }, ends)
  if (!stdout) throw new Error('The output of the panel is not read')
  const lines: string[] = []
  for await (const line of createInterface({ input: stdout })) {
    lines.push(line)
    if (line.startsWith('Ctrl+C')) break
  }
  stdout.resume()
  const address = lines.map((line) => /^Operator panel: (\S+)/.exec(line)?.[1]).find(Boolean)
  const token = lines[lines.findIndex((line) => line.includes('/setup')) + 1]?.trim()
  if (!address || !token) throw new Error(`The panel did not start:\n${lines.join('\n')}`)
  return { address, token }
}

/** The simulated chat site, in a process of its own. `stop` ends it, and returns what it prints then. */
export function startSite(command: string, ends: Ends) {
  const site = run(command, {}, ends)
  let printed = ''
  site.stdout?.on('data', (part: Buffer) => {
    printed += part
  })
  const ended = new Promise<number | null>((done) => site.once('close', done))
  return {
    async stop() {
      site.kill('SIGTERM')
      return { code: await ended, printed }
    },
  }
}
