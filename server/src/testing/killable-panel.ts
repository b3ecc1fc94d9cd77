import { freePort } from '../platform/embedded-postgres/cluster.ts'
import { type TestApp, testKey } from './app.ts'
import { expectReady, makeDataDir, runServer } from './run-server.ts'

/** The panel in a process of its own, on the database of a test. It may send webhooks to one host, and can be killed. */
export async function startPanel(test: TestApp, webhookHost: string) {
  const [dataDir, port] = [makeDataDir(), await freePort()]
  const start = () =>
    runServer(dataDir, {
      DATABASE_URL: test.url,
      SECRET_KEY: testKey.toString('base64'),
      PORT: String(port),
      WEBHOOK_HOSTS: webhookHost,
    })
  let server = start()
  await expectReady(await server.address())
  return {
    address: `http://127.0.0.1:${port}`,
    async killAndStart() {
      server.child.kill('SIGKILL')
      await server.ended
      server = start()
    },
  }
}
