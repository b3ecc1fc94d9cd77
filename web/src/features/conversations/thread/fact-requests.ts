import { createEvents, useEvents } from '../../../ui/events'

const requests = createEvents<{ messageId: number | null }>()

/** Opens 'Save as fact' for a message; by default the message at the cursor or the newest one. */
export const requestFact = requests.emit

export const useFactRequests = (onRequest: (messageId: number | null) => void) =>
  useEvents(requests, ({ messageId }) => onRequest(messageId))
