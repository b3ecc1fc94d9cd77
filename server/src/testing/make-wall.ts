import type { TestApp } from './app.ts'
import { makeBoard } from './make-board.ts'

/** A coach, with a function that makes a link of a wall screen, and a screen that reads it. */
export async function makeWalls(test: TestApp, node = test) {
  const board = await makeBoard(test)
  const make = async (): Promise<{ id: number; token: string }> =>
    (await board.call('POST', '/api/board/walls', { language: 'nl' })).json()
  const look = (token: string, headers: Record<string, string> = {}) =>
    node.anonymous('GET', '/api/wall', undefined, { authorization: `Bearer ${token}`, ...headers })
  /** A screen at this address. */
  const lookFrom = (remoteAddress: string, token: string) =>
    node.app.inject({
      method: 'GET',
      url: '/api/wall',
      remoteAddress,
      headers: { host: 'panel.test', 'sec-fetch-site': 'same-origin', authorization: `Bearer ${token}` },
    })
  return { ...board, make, look, lookFrom }
}
