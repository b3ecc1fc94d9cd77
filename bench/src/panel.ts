import { freePort } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { makeRunFolder } from '../../server/src/testing/run-folder.ts'
import { endChild } from './child.ts'
import { startServer } from './server.ts'

/** A panel with the people of the demo and nothing else, on a new database; it ends with the work. */
export async function withPanel<T>(
  work: (panel: { url: string; folder: string }) => Promise<T>,
  environment: Record<string, string> = {},
): Promise<T> {
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
