import type { getConversationGifts, getConversationPhotos, ResponseOf, SentAttachment } from '@panel/contract'
import { signedIn } from './claim.ts'
import type { Robot } from './run.ts'

type Attached = { attachment?: SentAttachment }

/** Every eighth answer has a photo, and every eighth a gift, if the profile has any. */
const every = 8
const photoAt = 3
const giftAt = 6

/** The attachment of an answer. @param number number of the robot's answers so far */
export async function attach(robot: Robot, conversationId: number, number: number): Promise<Attached> {
  if (number % every === photoAt) {
    const items = await list<typeof getConversationPhotos>(robot, conversationId, 'photos')
    const photo = items.find(({ seen }) => !seen) ?? items[0]
    return photo ? { attachment: { kind: 'photo', id: photo.id } } : {}
  }
  if (number % every === giftAt) {
    const [gift] = await list<typeof getConversationGifts>(robot, conversationId, 'gifts')
    return gift ? { attachment: { kind: 'gift', id: gift.id } } : {}
  }
  return {}
}

async function list<E extends typeof getConversationPhotos | typeof getConversationGifts>(
  robot: Robot,
  conversationId: number,
  what: 'photos' | 'gifts',
): Promise<ResponseOf<E>['items']> {
  const answer = await signedIn(robot, () =>
    robot.client.call('GET', `/api/conversations/${conversationId}/${what}`),
  )
  // The cast: the server has parsed its response with the contract. A conversation that was lost meanwhile has none.
  return answer.status === 200 ? (answer.body as ResponseOf<E>).items : []
}
