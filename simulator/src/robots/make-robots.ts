import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../server/src/demo/robots.ts', import.meta.url))

/** Runs `npm run demo:robots` on the panel's database, which the environment selects. */
export function makeRobots(count: number): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [program, '--count', String(count)], { stdio: 'inherit' })
    child.on('error', fail)
    child.on('exit', (code) =>
      code === 0
        ? done()
        : fail(
            new Error(
              'The panel does not know the robots, and they could not be created. Run npm run demo:robots with the settings of the panel.',
            ),
          ),
    )
  })
}
