import type { Message } from '@panel/contract'
import { messageLength } from '@panel/contract/limits'
import { ApiError } from '../../api/api-error'
import type { Holder } from './lease-keeper'
import { cleanText } from './text'

/** Why a text was not sent. It stays in the editor in every case. */
export type Refusal =
  | { kind: 'empty' }
  | { kind: 'too_long' }
  | { kind: 'newer_message'; messages: Message[] }
  | { kind: 'lease_lost'; by: Holder | null }
  | { kind: 'held'; hold: string }
  | { kind: 'already_answered' }
  | { kind: 'not_allowed' }
  | { kind: 'failed'; requestId: string | null }

/** What can be told without asking the server. */
export function refusalOf(text: string): Refusal | null {
  const clean = cleanText(text)
  if (clean.trim() === '') return { kind: 'empty' }
  return clean.length > messageLength ? { kind: 'too_long' } : null
}

export function refusalFrom(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { kind: 'failed', requestId: null }
  switch (error.code) {
    case 'newer_message':
      // The cast: a refusal's members follow the contract.
      return { kind: 'newer_message', messages: error.messages as Message[] }
    case 'lease_lost':
      return { kind: 'lease_lost', by: error.by ?? null }
    case 'held':
      return { kind: 'held', hold: error.kind ?? '' }
    case 'already_answered':
      return { kind: 'already_answered' }
    case 'not_allowed':
      return { kind: 'not_allowed' }
    default:
      return { kind: 'failed', requestId: error.requestId }
  }
}
