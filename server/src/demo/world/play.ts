import { answerDrafts } from '@panel/contract/rules/text-drafts'
import { chanceOf } from './chance.ts'
import { type Chat, type Message, openAgenda, type World } from './events.ts'
import { afterNight, day, hour, minute, whenPeopleWrite } from './hours.ts'
import { beginChats, type Scene } from './scene.ts'
import type { Colleague } from './shifts.ts'
import { doubtKinds } from './talk.ts'
import { addIgnored, addWaiting } from './waiting.ts'

const operatorLevel = 100
const masterLevel = 175
type Plan = { chat: Chat; kind: 'write' | 'goodbye' | 'poke' }

/** Plays what customers and operators do from `from` to `now`. The same scene gives the same world. */
export function playWorld(scene: Scene): World {
  const { now, offset, rota, pokeRules } = scene
  const world: World = { chats: [], messages: [], skips: [], handovers: [], inquiries: [], leavings: [] }
  const agenda = openAgenda<Plan>()
  const chance = chanceOf('play')
  const masters = scene.colleagues.filter(({ level }) => level === masterLevel)
  beginChats(scene, chance, (at, chat) => {
    world.chats.push(chat)
    agenda.add(at, { chat, kind: 'write' })
  })

  const send = (message: Message) => {
    world.messages.push(message)
    return message
  }
  /** The operator who answers, and when; null when that is still to come. */
  function answering(chat: Chat, at: number) {
    const may = ({ id, level, languages }: Colleague) =>
      level === operatorLevel &&
      languages.includes(chat.customer.language) &&
      (chat.skippedBy.get(id) ?? 0) < at
    let begins = at + 6_000 + chance.wait(70_000)
    let found = rota.find(begins, may, chance)
    // Nobody who may is at work: it waits until somebody is.
    while (!found && begins < now) {
      begins += 10 * minute
      found = rota.find(begins, may, chance)
    }
    if (!found) return null
    const begun = Math.max(begins, found.freeAt + 4_000)
    const done = Math.round(begun + 40_000 + chance.wait(55_000))
    if (done > now - 15_000) return null
    rota.isBusyUntil(found.colleague.id, done)
    return { operatorId: found.colleague.id, begun, done }
  }

  function write(chat: Chat, at: number, isGoodbye: boolean) {
    for (const message of chat.unanswered.splice(0)) message.answeredAt = at
    chat.pokes = 0
    const isFirst = chat.asked === null
    const doubt = !isFirst && !isGoodbye && chance.happens(0.012) ? chat.talk.doubt() : null
    const { line, answer } = isGoodbye ? chat.talk.goodbye() : isFirst ? chat.talk.begin() : chat.talk.goOn()
    const text = doubt ? doubt.line : line
    const isGift = !doubt && !isFirst && chance.happens(0.015)
    const asked = send({
      ...{ chat, at, text, operatorId: null, to: null, answeredAt: null },
      type: isGift ? 'gift' : 'chat',
    })
    chat.asked = asked
    skipSometimes(chat, asked)
    const master = handOverSometimes(asked)
    const by = master ?? answering(chat, at)
    if (!by) {
      chat.waits = { chat, kind: 'reply', due: at }
      return
    }
    const body = doubt ? trueAnswer(chat) : answer
    const type = !doubt && chance.happens(0.015) ? 'reply_gift' : 'reply'
    chat.answer = send({
      chat,
      at: by.done,
      type,
      text: body,
      operatorId: by.operatorId,
      to: asked,
      answeredAt: null,
    })
    chat.unanswered.push(chat.answer)
    if (doubt) {
      const kind = doubtKinds[doubt.place] ?? 'real'
      world.inquiries.push({ message: asked, kind, answer: chat.answer })
    } else if (!isGoodbye && chance.happens(0.07)) addAfterthought(chat, asked, by)
    if (isGoodbye) {
      chat.isOver = true
      const left = { chat, operatorId: by.operatorId, at: chat.answer.at + 4_000 }
      world.leavings.push({ ...left, option: 'stop_pokes' })
    } else planNext(chat, chat.answer.at)
  }

  function addAfterthought(chat: Chat, asked: Message, by: { operatorId: number; done: number }) {
    const at = by.done + 30_000 + chance.below(20_000)
    if (at > now - 15_000) return
    rota.isBusyUntil(by.operatorId, at)
    const text = chat.talk.afterthought()
    chat.answer = send({
      chat,
      at,
      type: 'extra_reply',
      text,
      operatorId: by.operatorId,
      to: asked,
      answeredAt: null,
    })
    chat.unanswered.push(chat.answer)
  }

  /** An operator leaves it to others, who answer it. */
  function skipSometimes(chat: Chat, message: Message) {
    if (!chance.happens(0.03)) return
    const may = ({ level, languages }: Colleague) =>
      level === operatorLevel && languages.includes(chat.customer.language)
    const found = rota.find(message.at + 3_000, may, chance)
    const at = Math.round(message.at + 3_000 + chance.wait(9_000))
    if (!found || found.freeAt > at || at > now - 60_000) return
    world.skips.push({
      ...{ message, operatorId: found.colleague.id, at },
      reason: chance.oneOf(['topic', 'topic', 'language', 'known', 'known', 'master']),
    })
    chat.skippedBy.set(found.colleague.id, at + 25 * hour)
  }

  /** An operator gives it to the masters, one of whom answers. */
  function handOverSometimes(message: Message) {
    if (!chance.happens(0.006)) return null
    const found = rota.find(message.at, ({ level }) => level === operatorLevel, chance)
    const at = Math.round(message.at + 20_000 + chance.wait(30_000))
    const done = Math.round(at + 2 * minute + chance.wait(6 * minute))
    if (!found || done > now - minute) return null
    const operatorId = chance.oneOf(masters).id
    world.handovers.push({
      ...{ message, operatorId: found.colleague.id, at, ended: { at: done, operatorId } },
      reason: chance.oneOf(['meeting', 'meeting', 'fictional', 'distress']),
    })
    return { operatorId, begun: at, done }
  }

  function trueAnswer({ customer, profile }: Chat): string {
    const [first = ''] = answerDrafts[customer.language] ?? []
    return first.replaceAll('{profile_name}', profile.name)
  }

  function planNext(chat: Chat, at: number) {
    chat.rounds -= 1
    if (chat.rounds > 0) {
      const isSoon = chance.happens(0.62)
      const next = isSoon
        ? at + 40_000 + chance.wait(9 * minute)
        : Math.max(at + hour, whenPeopleWrite(chance, at + day * chance.oneOf([1, 1, 1, 2, 3]), offset))
      return agenda.add(Math.round(next), { chat, kind: 'write' })
    }
    if (chance.happens(0.3))
      return agenda.add(Math.round(at + minute + chance.wait(9 * minute)), { chat, kind: 'goodbye' })
    planPoke(chat, at)
  }

  function planPoke(chat: Chat, at: number) {
    const rule = pokeRules[chat.customer.site]
    if (!rule || chat.pokes >= rule.most) return
    agenda.add(afterNight(chance, at + (chat.pokes === 0 ? rule.silence : rule.nextSilence), offset), {
      chat,
      kind: 'poke',
    })
  }

  function poke(chat: Chat, due: number) {
    const waits = due > now - 6 * hour && chance.happens(0.8)
    const by = waits ? null : answering(chat, due + chance.wait(20 * minute))
    if (!by) {
      chat.waits = { chat, kind: 'poke', due }
      return
    }
    const type = chat.pokes === 0 ? 'poke' : 'extra_poke'
    const { done: at, operatorId } = by
    chat.answer = send({
      chat,
      at,
      type,
      text: chat.talk.poke(),
      operatorId,
      to: chat.asked,
      answeredAt: null,
    })
    chat.unanswered.push(chat.answer)
    chat.pokes += 1
    if (chance.happens(0.38)) {
      chat.rounds = 1 + chance.below(5)
      agenda.add(Math.round(at + 4 * minute + chance.wait(7 * hour)), { chat, kind: 'write' })
    } else planPoke(chat, at)
  }

  /** What is still to come is left to the panel: the customer is silent, and poked when it was planned. */
  function leaveTo(chat: Chat, at: number) {
    const rule = pokeRules[chat.customer.site]
    if (rule) chat.silenceFrom = at - (chat.pokes === 0 ? rule.silence : rule.nextSilence)
  }

  for (let next = agenda.next(); next; next = agenda.next()) {
    const { chat, kind } = next.what
    if (next.at > now - 5_000) leaveTo(chat, next.at)
    else if (kind === 'poke') poke(chat, next.at)
    else write(chat, next.at, kind === 'goodbye')
  }
  world.chats = world.chats.filter(({ asked }) => asked !== null)
  addWaiting(world, chance, now)
  addIgnored(world, chance, now)
  world.messages.sort((a, b) => a.at - b.at)
  return world
}
