import type { ProfileText, TextLease, WaitingTexts } from '@panel/contract'
import { cutText } from '@panel/contract/rules/cut'
import { profileTextLength } from '@panel/contract/rules/limits'
import { createStore } from 'zustand/vanilla'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { cleanText } from '../../../api/clean-text'
import { queryClient } from '../../../api/query-client'
import { sinceInput } from '../../../ui/fields/input'
import { profileTextCountQuery } from '../../settings/settings-queries'
import { profileTextsKey } from './profile-texts-key'
import type { WaitingStatus } from './text-search'
import { typedText } from './typed-text'

/** The text in hand, with the typed body or note of a review, and whether the server has saved it. */
export type TextInHand = {
  text: ProfileText
  lease: TextLease
  operatorId: number
  typed: string
  draft: { status: 'none' | 'typing' | 'saved' | 'local'; at: number }
  /** Somebody else, or another tab, has the text now. What was typed stays. */
  isLost: boolean
  /** The name of the operator who has the text, if the viewer may see it. */
  lostTo: string | null
}

type State = {
  hand: TextInHand | null
  /** A claim or an action is in progress. */
  isBusy: boolean
  error: unknown
  /** The list had no further text. */
  nothingLeft: boolean
}

export const textInHand = createStore<State>(() => ({
  hand: null,
  isBusy: false,
  error: null,
  nothingLeft: false,
}))

const { getState, setState } = textInHand
const saveAfter = 800
/** Milliseconds between two renewals of the lease. */
const textLeaseRenewalInterval = 60_000
let saving: ReturnType<typeof setTimeout> | undefined
let renewing: ReturnType<typeof setInterval> | undefined

const changeHand = (change: Partial<TextInHand>) =>
  setState(({ hand }) => ({ hand: hand && { ...hand, ...change } }))

/** Claims a certain text, or the next one with this status. @returns its id; null when there is none */
export function takeText(which: number | WaitingStatus, operatorId: number): Promise<number | null> {
  return during(async () => {
    await leaveText()
    const claimed =
      typeof which === 'number'
        ? await call('POST /api/profile-texts/:id/claim', { params: { id: which } })
        : (await call('POST /api/profile-texts/claim', { body: { status: which } })).claimed
    refresh()
    setState({ nothingLeft: claimed === null })
    if (!claimed) return null
    takeInHand(claimed, operatorId)
    return claimed.text.id
  })
}

/** Claims the text again after it was lost, with what is typed. */
export const takeBack = () =>
  during(async () => {
    const { hand } = getState()
    if (!hand) return
    const { text, lease } = await call('POST /api/profile-texts/:id/claim', { params: { id: hand.text.id } })
    changeHand({ text, lease, isLost: false, lostTo: null })
    keepRenewing()
    await saveTyped()
  })

function takeInHand({ text, lease }: { text: ProfileText; lease: TextLease }, operatorId: number) {
  const unsaved = typedText(operatorId, text.id).read()
  const start = text.status === 'to_review' ? '' : (text.body ?? '')
  setState({
    hand: {
      text,
      lease,
      operatorId,
      typed: unsaved ?? text.draft?.text ?? start,
      draft: text.draft
        ? { status: 'saved', at: Date.parse(text.draft.updated_at) }
        : { status: 'none', at: 0 },
      isLost: false,
      lostTo: null,
    },
  })
  if (unsaved !== null) void saveTyped()
  keepRenewing()
}

/** Called with each change of the text field. */
export function typeText(typed: string) {
  const { hand } = getState()
  if (!hand) return
  typedText(hand.operatorId, hand.text.id).write(typed)
  changeHand({ typed, draft: { status: hand.isLost ? 'local' : 'typing', at: 0 } })
  clearTimeout(saving)
  saving = setTimeout(() => void saveTyped(), saveAfter)
}

async function saveTyped() {
  clearTimeout(saving)
  const { hand } = getState()
  if (!hand || hand.isLost) return
  const { typed, operatorId } = hand
  const { id } = hand.text
  try {
    const { draft } = await call('PUT /api/profile-texts/:id/draft', {
      params: { id },
      body: { lease_id: hand.lease.id, text: cutText(cleanText(typed), profileTextLength * 2) },
      keepalive: true,
    })
    const kept = typedText(operatorId, id)
    if (kept.read() === typed) kept.remove()
    if (getState().hand?.typed === typed)
      changeHand({
        draft: { status: 'saved', at: Date.parse(draft?.updated_at ?? new Date().toISOString()) },
      })
  } catch (error) {
    if (!recordLoss(error, hand)) changeHand({ draft: { status: 'local', at: 0 } })
  }
}

/** @returns whether the error says that the text is no longer in hand */
function recordLoss(error: unknown, { lease }: TextInHand): boolean {
  if (!(error instanceof ApiError) || error.code !== 'text_lease_lost') return false
  if (getState().hand?.lease.id !== lease.id) return true
  clearInterval(renewing)
  changeHand({ isLost: true, lostTo: error.by?.name ?? null, draft: { status: 'local', at: 0 } })
  refresh()
  return true
}

/** The lease lasts while there is input in any tab. */
function keepRenewing() {
  clearInterval(renewing)
  renewing = setInterval(() => void renew(), textLeaseRenewalInterval)
}

async function renew() {
  const { hand } = getState()
  if (!hand || hand.isLost || sinceInput() > textLeaseRenewalInterval) return
  try {
    const params = { id: hand.lease.id }
    const { lease } = await call('POST /api/profile-text-leases/:id/renew', { params })
    if (getState().hand?.lease.id === lease.id) changeHand({ lease })
  } catch (error) {
    recordLoss(error, hand)
  }
}

/** Saves what is typed and releases the text. */
export async function leaveText() {
  const { hand } = getState()
  if (!hand) return
  if (hand.draft.status === 'typing') await saveTyped()
  clearHand()
  if (hand.isLost) return
  const params = { id: hand.lease.id }
  await call('POST /api/profile-text-leases/:id/release', { params, keepalive: true }).catch(() => {})
}

function clearHand() {
  clearTimeout(saving)
  clearInterval(renewing)
  setState({ hand: null })
}

type Send = (params: { id: number }, lease_id: string) => Promise<{ waiting: WaitingTexts }>

/** An action that ends the lease. @returns whether it was done */
export const finishText = (send: Send) =>
  during(async () => {
    const { hand } = getState()
    if (!hand) return false
    clearTimeout(saving)
    try {
      const { waiting } = await send({ id: hand.text.id }, hand.lease.id)
      queryClient.setQueryData(profileTextCountQuery.queryKey, waiting.count)
    } catch (error) {
      if (recordLoss(error, hand)) return false
      throw error
    }
    typedText(hand.operatorId, hand.text.id).remove()
    clearHand()
    refresh()
    return true
  }, false)

async function during<T>(work: () => Promise<T>, failed: T): Promise<T>
async function during<T>(work: () => Promise<T>): Promise<T | null>
async function during<T>(work: () => Promise<T>, failed: T | null = null): Promise<T | null> {
  if (getState().isBusy) return failed
  setState({ isBusy: true, error: null })
  try {
    return await work()
  } catch (error) {
    setState({ error })
    return failed
  } finally {
    setState({ isBusy: false })
  }
}

export const forgetError = () => setState({ error: null })

const refresh = () => void queryClient.invalidateQueries({ queryKey: profileTextsKey })
