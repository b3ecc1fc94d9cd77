import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { testPassword } from './make.ts'

export type Browser = {
  cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

/** A browser with cookies, connected to a node of the app. */
export function openBrowser(app: FastifyInstance, options: { address?: string } = {}): Browser {
  const cookies = new Map<string, string>()
  const send = async (
    method: 'GET' | 'POST',
    url: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: options.address ?? '127.0.0.1',
      cookies: Object.fromEntries(cookies),
      headers: {
        host: 'panel.test',
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Test browser',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      payload: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return {
    cookies,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
  }
}

/** A browser whose session has passed the password, but not the two-factor code. */
export async function signInWithPassword(app: FastifyInstance, login: string): Promise<Browser> {
  const browser = openBrowser(app)
  const answer = await browser.post('/api/user.php', { login, password: testPassword })
  if (answer.statusCode !== 200) throw new Error(`${login} could not sign in: ${answer.body}`)
  return browser
}
