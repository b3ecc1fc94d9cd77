import type { CustomerProfile, Issue } from '@panel/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ApiError, OfflineError } from '../../../api/api-error'
import { type Address, call, type ResponseTo } from '../../../api/call'
import type { FactValue } from './customer-fields'

type CachedConversation = ResponseTo<'GET /api/conversations/:id'>

// The cast: this key stores the response of this endpoint.
const customerOf = (data: unknown) => (data as CachedConversation | undefined)?.conversation.customer.id

/** Updates every cached conversation of the customer with the response of the server. */
export async function showProfile(client: QueryClient, profile: CustomerProfile) {
  const filter = {
    queryKey: ['conversation'],
    predicate: (query: { state: { data: unknown } }) => customerOf(query.state.data) === profile.id,
  }
  // A request in progress could return the old state.
  await client.cancelQueries(filter)
  client.setQueriesData<CachedConversation>(filter, (known) =>
    known
      ? {
          ...known,
          conversation: {
            ...known.conversation,
            customer: { ...known.conversation.customer, ...profile },
          },
        }
      : known,
  )
}

/** Why something was not saved. The entered text stays. */
export type SaveRefusal =
  | { kind: 'edited_meanwhile'; by: string | null }
  | { kind: 'gone' }
  | { kind: 'offline' }
  | { kind: 'refused'; issue: Issue }
  | { kind: 'failed' }

export function saveRefusalFrom(error: unknown): SaveRefusal {
  if (error instanceof OfflineError) return { kind: 'offline' }
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  if (error.code === 'edited_meanwhile') return { kind: 'edited_meanwhile', by: error.by?.name ?? null }
  if (error.status === 404) return { kind: 'gone' }
  const [issue] = error.issues
  return issue ? { kind: 'refused', issue } : { kind: 'failed' }
}

type Saving = Extract<Address, `${string} /api/customers/${string}`>

/** Functions that change a customer. Each resolves when the screens of this browser show the change. */
export function useCustomer(id: number) {
  const client = useQueryClient()

  async function show<A extends Exclude<Saving, `GET ${string}`>>(answer: Promise<ResponseTo<A>>) {
    try {
      const { customer } = await answer
      await showProfile(client, customer)
    } catch (error) {
      // The changes of others must be visible next to the entered text.
      if (error instanceof ApiError && error.code === 'edited_meanwhile')
        await client.refetchQueries({ queryKey: ['conversation'], type: 'active' })
      throw error
    }
    void client.invalidateQueries({ queryKey: notesKey(id) })
  }

  return {
    saveFact: (field: string, value: FactValue | null, seen: FactValue | null) =>
      show<'PATCH /api/customers/:id'>(
        call('PATCH /api/customers/:id', {
          params: { id },
          body: { facts: { [field]: value }, seen: { facts: { [field]: seen } } },
        }),
      ),
    saveAlert: (alert: string | null, seen: string | null) =>
      show<'PATCH /api/customers/:id'>(
        call('PATCH /api/customers/:id', { params: { id }, body: { alert, seen: { alert: seen } } }),
      ),
    addNote: (text: string) =>
      show<'POST /api/customers/:id/notes'>(
        call('POST /api/customers/:id/notes', { params: { id }, body: { text } }),
      ),
    deleteNote: (note_id: number) =>
      show<'DELETE /api/customers/:id/notes/:note_id'>(
        call('DELETE /api/customers/:id/notes/:note_id', { params: { id, note_id } }),
      ),
  }
}

/** What a note has in `data-id`. */
export const noteKey = ({ id }: { id: number }) => `note ${id}`
export const notesKey = (customerId: number) => ['notes', customerId] as const
