import { createEvents, useEvents } from '../../ui/events'

const requests = createEvents<{ messageId: number | null }>()

/** Opens 'Save as fact' for a message of the thread that is shown; without one, for the message at the cursor or the newest. */
export const requestFact = requests.tell

export const useFactRequests = (onRequest: (messageId: number | null) => void) =>
  useEvents(requests, ({ messageId }) => onRequest(messageId))
