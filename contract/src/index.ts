import { getApiDocs, getOpenApi } from './api-docs.ts'
import { getConversation, getMessages, saveDraft } from './conversations.ts'
import type { Endpoint } from './endpoint.ts'
import { getEvents } from './live.ts'
import { sendMessage } from './messages.ts'
import { claimConversation, getQueues, releaseLease, renewLease } from './queue.ts'
import { getTfa, getUser, signIn, signOut, verifyTfa } from './sign-in.ts'
import { acknowledgeDelivery, getOutbox, postMessages, putCustomer, putProfile } from './sites.ts'

/** Every endpoint of the panel and of the site API. The server registers each of them exactly once. */
export const endpoints = {
  signIn,
  getUser,
  signOut,
  getTfa,
  verifyTfa,
  getQueues,
  claimConversation,
  renewLease,
  releaseLease,
  getConversation,
  getMessages,
  saveDraft,
  sendMessage,
  getEvents,
  putProfile,
  putCustomer,
  postMessages,
  getOutbox,
  acknowledgeDelivery,
  getOpenApi,
  getApiDocs,
} as const satisfies Record<string, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

export * from './api-docs.ts'
export * from './conversations.ts'
export * from './endpoint.ts'
export * from './enumerations.ts'
export * from './errors.ts'
export * from './limits.ts'
export * from './live.ts'
export * from './message-type.ts'
export * from './messages.ts'
export * from './queue.ts'
export * from './rights.ts'
export * from './sign-in.ts'
export * from './sites.ts'
