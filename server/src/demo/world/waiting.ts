import { worldLanguages } from '@panel/demo/residents'
import type { Chance } from './chance.ts'
import type { Chat, Message, World } from './events.ts'
import { hour, minute } from './hours.ts'
import { doubtKinds } from './talk.ts'

/** Chats of each language that wait for a reply at the end. */
const waitingEach = 3

/** Customers of the first site have just written: most wait for an operator, one asks who writes, and two wait for a master. */
export function addWaiting(world: World, chance: Chance, now: number) {
  const chats = worldLanguages.flatMap((language) => findQuiet(world, language, now).slice(0, waitingEach))
  for (const [number, chat] of chats.entries()) {
    const isDoubt = number === 4
    const isForMaster = number === 1 || number === 8
    const at = Math.round(now - 25_000 - chance.share() * (isForMaster ? 4 : 11) * minute)
    const doubt = isDoubt ? chat.talk.doubt() : null
    const text = doubt ? doubt.line : chat.talk.goOn().line
    const message: Message = { chat, at, type: 'chat', text, operatorId: null, to: null, answeredAt: null }
    for (const answer of chat.unanswered.splice(0)) answer.answeredAt = at
    world.messages.push(message)
    chat.asked = message
    chat.pokes = 0
    chat.waits = { chat, kind: 'reply', due: at }
    if (doubt) world.inquiries.push({ message, kind: doubtKinds[doubt.place] ?? 'real', answer: null })
    const writer = chat.answer?.operatorId
    if (isForMaster && writer)
      world.handovers.push({ message, operatorId: writer, at: at + 15_000, reason: 'meeting', ended: null })
  }
}

/** Lines of customers that operators have left without an answer, until the customer writes again. */
export function addIgnored(world: World, chance: Chance, now: number) {
  for (const language of worldLanguages)
    for (const chat of findQuiet(world, language, now).slice(-2)) {
      const last = chat.answer
      if (last?.operatorId == null || last.at !== Math.max(last.at, chat.asked?.at ?? 0)) continue
      const at = Math.round(last.at + hour + chance.share() * Math.min(now - last.at - 2 * hour, 60 * hour))
      for (const answer of chat.unanswered.splice(0)) answer.answeredAt = at
      const text = chat.talk.goodbye().line
      const message: Message = { chat, at, type: 'chat', text, operatorId: null, to: null, answeredAt: null }
      world.messages.push(message)
      chat.asked = message
      chat.pokes = 0
      chat.isIgnored = true
      world.leavings.push({
        chat,
        operatorId: last.operatorId,
        at: at + minute,
        option: 'until_next_message',
      })
    }
}

/** Chats of different customers in which nobody has written for hours. */
function findQuiet({ chats }: World, language: string, now: number): Chat[] {
  const quiet = chats.filter(
    ({ customer, waits, isOver, isIgnored, answer, asked }) =>
      customer.language === language &&
      customer.site === 0 &&
      !waits &&
      !isOver &&
      !isIgnored &&
      Math.max(answer?.at ?? 0, asked?.at ?? 0) < now - 3 * hour,
  )
  const busy = new Set(chats.filter(({ waits }) => waits).map(({ customer }) => customer))
  const byCustomer = new Map(quiet.map((chat) => [chat.customer, chat]))
  return [...byCustomer].filter(([customer]) => !busy.has(customer)).map(([, chat]) => chat)
}
