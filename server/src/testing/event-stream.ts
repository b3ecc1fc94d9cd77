import type { LiveEvent } from '@panel/contract'
import { onTestFinished } from 'vitest'
import { sessionCookie } from '../features/people/sign-in/session.ts'
import type { TestApp } from './app.ts'

/** Opens event streams like a browser, over HTTP. */
export function useStreams(test: Pick<TestApp, 'app'>) {
  let origin: Promise<string> | undefined

  /** `next` waits for an event that matches. */
  return async function openStream(token: string, query = '') {
    origin ??= test.app.listen({ port: 0, host: '127.0.0.1' })
    const abort = new AbortController()
    onTestFinished(() => abort.abort())
    const response = await fetch(`${await origin}/api/events${query}`, {
      headers: { cookie: `${sessionCookie}=${token}` },
      signal: abort.signal,
    })
    const seen: LiveEvent[] = []
    let retry = 0
    let wake = () => {}
    let closed = false
    const ended = (async () => {
      if (!response.body) throw new Error('The stream has no body')
      let text = ''
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        text += chunk
        const lines = text.split('\n')
        text = lines.pop() ?? ''
        for (const line of lines) {
          if (line.startsWith('data: ')) seen.push(JSON.parse(line.slice(6)))
          if (line.startsWith('retry: ')) retry = Number(line.slice(7))
        }
        wake()
      }
      closed = true
      wake()
    })()
    ended.catch(() => {})
    const next = async (passes: (event: LiveEvent) => boolean): Promise<LiveEvent> => {
      for (;;) {
        const found = seen.find(passes)
        if (found) return found
        if (closed) throw new Error(`The stream ended after ${JSON.stringify(seen)}`)
        await new Promise<void>((done) => {
          wake = done
        })
      }
    }
    return { response, seen, next, ended, retry: () => retry, close: () => abort.abort() }
  }
}
