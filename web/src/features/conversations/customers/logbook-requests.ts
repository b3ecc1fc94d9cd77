import { createEvents, useEvents } from '../../../ui/events'

const requests = createEvents<null>()

/** Goes to the logbook of the customer whose chat is shown. */
export const showLogbook = () => requests.emit(null)

export const useLogbookRequests = (onRequest: () => void) => useEvents(requests, onRequest)
