import { execFileSync } from 'node:child_process'
import { freePort } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { makeRunFolder } from '../../server/src/testing/run-folder.ts'
import { endChild, root } from './child.ts'
import { startServer } from './server.ts'

/**
 * Runs the work on a panel with the demo's operators and nothing else, on a new database. Builds the pages first when they are
 * out of date; stops the panel after the work.
 */
export async function withPanel<T>(
  work: (panel: { url: string; folder: string }) => Promise<T>,
  environment: Record<string, string> = {},
): Promise<T> {
  execFileSync(process.execPath, ['scripts/build-web.mjs'], { cwd: root, stdio: 'inherit' })
  const { dataDir, remove } = await makeRunFolder('bench')
  try {
    const port = await freePort()
    const server = await startServer({
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: '1',
      SIMULATOR: '0',
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      ...environment,
    })
    try {
      return await work({ url: `http://127.0.0.1:${port}`, folder: dataDir })
    } finally {
      await endChild(server.child)
    }
  } finally {
    await remove()
  }
}
