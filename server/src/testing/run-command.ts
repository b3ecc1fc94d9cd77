import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/**
 * Runs a command like npm does, with a production configuration, or another `NODE_ENV`.
 * @param file its file in `server/src` @throws with its output and exit code when it fails
 */
export const runCommand = (file: string, environment: Record<string, string>, flags: readonly string[]) =>
  promisify(execFile)(process.execPath, [fileURLToPath(new URL(`../${file}`, import.meta.url)), ...flags], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://panel.internal',
      ...environment,
    },
  })
