import type { UnsentChat } from '@panel/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../../api/query-client'
import { renderPart } from '../../../testing/render'
import type { User } from '../../settings/user'
import { UserContext } from '../../settings/user-query'
import { UnsentWords } from './UnsentWords'

const operatorId = 1
const key = (id: number) => `draft:${operatorId}:${id}`

const chat = (id: number, own: Partial<UnsentChat> = {}): UnsentChat => ({
  id,
  customer: { name: `Customer ${id}` },
  profile: { name: 'Marianne' },
  state: 'waiting',
  by: null,
  can_take_back: false,
  is_stopped: false,
  draft: null,
  ...own,
})

/** The server: its chats, and what was asked of it. */
const server = {
  chats: [] as UnsentChat[],
  calls: [] as { method: string; path: string; body: unknown }[],
  takeBack: () => Response.json({ code: 'lease_lost', by: null }, { status: 409 }),
}

beforeEach(() => {
  localStorage.clear()
  Object.assign(server, {
    chats: [],
    calls: [],
    takeBack: () => Response.json({ code: 'lease_lost', by: null }, { status: 409 }),
  })
  vi.spyOn(window, 'fetch').mockImplementation(async (path, options) => {
    const method = options?.method ?? 'GET'
    server.calls.push({
      method,
      path: String(path),
      body: options?.body ? JSON.parse(String(options.body)) : null,
    })
    if (String(path).endsWith('/take-back')) return server.takeBack()
    if (method === 'PUT') return Response.json({ draft: null })
    return Response.json({ items: server.chats })
  })
})
afterEach(() => {
  queryClient.clear()
  vi.restoreAllMocks()
})

const store = (id: number, text: string, minutesAgo = 0) =>
  localStorage.setItem(
    key(id),
    JSON.stringify({ text, at: Date.now() - minutesAgo * 60_000, isSaved: false }),
  )

async function openPage() {
  const root = createRootRoute({
    component: () => (
      <main id="main" tabIndex={-1}>
        <UnsentWords className={undefined} keysClass={undefined} />
        <textarea aria-label="Anything" />
      </main>
    ),
  })
  const paths = ['/', '/queue', '/conversations/$id'] as const
  const router = createRouter({
    routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory(),
  })
  // The cast: the drawer reads no other fields.
  const user = { id: operatorId, message_types: ['reply'] } as unknown as User
  await renderPart(
    <QueryClientProvider client={queryClient}>
      <UserContext value={user}>
        {/* The cast: the type of the panel's own router is registered. */}
        <RouterProvider router={router as never} />
      </UserContext>
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'Unsent words' })).toBeVisible()
  return router
}

const dialog = () => page.getByRole('dialog', { name: 'Unsent words' })

async function openDrawer() {
  const router = await openPage()
  await userEvent.keyboard('w')
  await expect.element(dialog()).toBeVisible()
  return router
}

const current = () => document.querySelector('[data-current]')?.textContent ?? ''

describe('the drawer of unsent words', () => {
  it('says that there are none', async () => {
    await openDrawer()
    await expect.element(dialog().getByText('Nothing is unsent')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('opens with W, which is a letter in a text field', async () => {
    await openPage()
    const field = page.getByRole('textbox', { name: 'Anything' })
    await field.click()
    await userEvent.keyboard('w')
    await expect.element(field).toHaveValue('w')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('shows of each text its chat, its beginning, what became of the chat, and that a check stopped it', async () => {
    store(7, 'Half an answer')
    store(8, 'שלום, מה שלומך', 5)
    server.chats = [
      chat(7, { can_take_back: true, is_stopped: true }),
      chat(8, { state: 'answered', by: { id: 4, name: 'Tom B.' } }),
    ]
    await openDrawer()
    await expect.element(dialog().getByText('Customer 7')).toBeVisible()
    await expect.element(dialog().getByText('Stopped by a check')).toBeVisible()
    await expect.element(dialog().getByText('Waits, nobody has it')).toBeVisible()
    await expect.element(dialog().getByText('Answered by Tom B.')).toBeVisible()
    expect(getComputedStyle(dialog().getByText(/שלום/).element()).direction).toBe('rtl')
  })

  it('says that a chat is gone, whose text can still be copied and let go', async () => {
    store(7, 'Half an answer')
    await openDrawer()
    await expect.element(dialog().getByText('You can no longer open this chat').first()).toBeVisible()
    await expect
      .element(dialog().getByRole('button', { name: 'Open the chat' }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect.element(dialog().getByRole('button', { name: 'Let go' })).toBeVisible()
  })

  it('has a cursor among 200 texts, moved by letters and arrows', async () => {
    for (let id = 1; id <= 200; id++) store(id, `Text ${id} ${'and so on '.repeat(60)}`, id)
    server.chats = Array.from({ length: 200 }, (_, index) => chat(index + 1, { can_take_back: true }))
    await openDrawer()
    await expect.element(dialog().getByText('Customer 200')).toBeInTheDocument()
    expect(current()).toContain('Text 1 ')
    await userEvent.keyboard('jj{ArrowDown}')
    expect(current()).toContain('Text 4 ')
    await userEvent.keyboard('k{ArrowUp}')
    expect(current()).toContain('Text 2 ')
    await userEvent.keyboard('{End}')
    expect(current()).toContain('Text 200 ')
    expect(document.activeElement?.textContent).toContain('Take it back')
    await expect.element(dialog().getByText('Customer 200')).toBeInViewport()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })

  it('lets a text go in the browser and on the server, and Z brings it back', async () => {
    store(7, 'Half an answer')
    store(8, 'Another', 1)
    server.chats = [
      chat(7, { draft: { text: 'Half an answer', updated_at: '2026-01-01T00:00:00Z' } }),
      chat(8),
    ]
    await openDrawer()
    await expect.element(dialog().getByText('Customer 7')).toBeVisible()
    const before = localStorage.getItem(key(7))
    await userEvent.keyboard('l')
    await expect.element(dialog().getByRole('button', { name: 'Undo' })).toHaveFocus()
    expect(localStorage.getItem(key(7))).toBeNull()
    const saves = () => server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
    expect(saves()).toEqual([{ text: '' }])
    await userEvent.keyboard('z')
    await expect.element(dialog().getByRole('button', { name: 'Open the chat' })).toHaveFocus()
    expect(localStorage.getItem(key(7))).toBe(before)
    expect(saves()).toEqual([{ text: '' }, { text: 'Half an answer' }])
  })

  it('keeps a text that the server did not let go, and says so', async () => {
    store(7, 'Half an answer')
    server.chats = [chat(7, { draft: { text: 'Half an answer', updated_at: '2026-01-01T00:00:00Z' } })]
    await openDrawer()
    await expect.element(dialog().getByText('Customer 7')).toBeVisible()
    vi.mocked(window.fetch).mockImplementation(async () =>
      Response.json({ code: 'internal_error', request_id: 'abc' }, { status: 500 }),
    )
    await userEvent.keyboard('l')
    await expect
      .element(dialog().getByRole('alert'))
      .toHaveTextContent('An error occurred. This text could not be changed. Support reference: abc')
    expect(localStorage.getItem(key(7))).toContain('Half an answer')
  })

  it('copies the whole text with C', async () => {
    const text = `First line\n${'long '.repeat(200)}`
    store(7, text)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await openDrawer()
    await userEvent.keyboard('c')
    await expect.poll(() => write.mock.calls).toEqual([[text]])
  })

  it('shows what another tab types, and no more what it has sent', async () => {
    store(7, 'Here')
    server.chats = [chat(7), chat(9)]
    await openDrawer()
    await expect.element(dialog().getByText('Customer 7')).toBeVisible()
    store(9, 'In another tab')
    dispatchEvent(new StorageEvent('storage', { key: key(9) }))
    await expect.element(dialog().getByText('Customer 9')).toBeVisible()
    localStorage.removeItem(key(7))
    dispatchEvent(new StorageEvent('storage', { key: key(7) }))
    await expect.element(dialog().getByText('Customer 7')).not.toBeInTheDocument()
  })

  it('says who has taken the chat meanwhile, and offers to read it', async () => {
    store(7, 'Half an answer')
    server.chats = [chat(7, { can_take_back: true })]
    const router = await openDrawer()
    await expect.element(dialog().getByRole('button', { name: 'Take it back' })).toBeVisible()
    const by = { id: 4, name: 'Tom B.' }
    server.chats = [chat(7, { state: 'answering', by })]
    server.takeBack = () => Response.json({ code: 'taken', by }, { status: 409 })
    await userEvent.keyboard('t')
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('Tom B. is answering this chat')
    await expect.element(dialog().getByRole('button', { name: 'Open the chat' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => router.state.location.pathname).toBe('/conversations/7')
  })
})
