import fc from 'fast-check'
import { keys, makeKeyboard, type PressedKey } from './keyboard'
import { makePlay, type Play, type Start } from './play'
import { type CallOutcome, callOutcomes } from './server'

/** What can happen next: a key, a click, a response, time, the customer, another tab. */
export type Move =
  | { move: 'press'; key: PressedKey }
  | { move: 'type'; text: string }
  | { move: 'action'; action: (typeof operatorActions)[number] }
  | { move: 'end'; which: number; outcome: CallOutcome }
  /** All calls arrive. */
  | { move: 'settle' }
  | { move: 'wait'; milliseconds: number }
  | { move: 'work'; seconds: number }
  | { move: 'happen'; what: (typeof happenings)[number] }

const operatorActions = [
  'send anyway',
  'edit',
  'try now',
  'attach',
  'detach',
  'stay',
  'leave anyway',
  'delete and skip',
  'send instead',
  'close dialog',
  'ignore',
  'skip',
  'submit',
  'request exit',
  'delete draft',
] as const
const happenings = [
  'customer writes',
  'other tab answers',
  'taken over',
  'online',
  'hidden',
  'shown',
  'scrolled up',
  'at the end',
  'typed elsewhere',
] as const

const press = (key: PressedKey): Move => ({ move: 'press', key })
const type = (words: string): Move => ({ move: 'type', text: words })
const act = (what: (typeof operatorActions)[number]): Move => ({ move: 'action', action: what })
const happen = (what: (typeof happenings)[number]): Move => ({ move: 'happen', what })
const wait = (milliseconds: number): Move => ({ move: 'wait', milliseconds })
/** The newest call ends. */
const end = (outcome: CallOutcome): Move => ({ move: 'end', which: -1, outcome })
const settle: Move = { move: 'settle' }

const text = fc.constantFrom('Hello', 'Hello there', 'How are you?', '[name]', '  ', '')

/** Sequences of moves that lead to a question and answer it. */
const scenes: Move[][] = [
  [type('Hello'), happen('customer writes'), settle, press('mod+shift+enter'), act('send anyway')],
  [type('Hello'), happen('customer writes'), settle, press('mod+enter'), wait(800), press('mod+shift+enter')],
  [
    type('Hello'),
    press('mod+shift+enter'),
    settle,
    type('And'),
    press('mod+shift+enter'),
    settle,
    act('send anyway'),
  ],
  [type('Hello'), happen('other tab answers'), press('mod+shift+enter'), end('arrives'), act('send anyway')],
  [type('Hello'), act('skip'), press('1'), press('enter'), act('delete and skip'), end('fails'), press('2')],
  [type('Hello'), act('skip'), press('1'), press('enter'), act('delete and skip'), settle],
  [type('Hello'), press('mod+shift+enter'), end('fails'), press('mod+shift+enter'), settle],
  [act('attach'), type('Hello'), press('mod+shift+enter'), end('held')],
  [act('skip'), press('1'), type('Hello'), act('submit'), press('enter'), act('delete and skip')],
  [press('esc'), press('S'), press('9'), press('enter')],
  [type('Hello'), act('attach'), act('request exit')],
  [type('Hello'), press('mod+enter'), end('lost answer')],
]

const move = fc.oneof(
  { weight: 6, arbitrary: fc.record({ move: fc.constant('press'), key: fc.constantFrom(...keys) }) },
  { weight: 3, arbitrary: fc.record({ move: fc.constant('type'), text }) },
  {
    weight: 4,
    arbitrary: fc.record({ move: fc.constant('action'), action: fc.constantFrom(...operatorActions) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      move: fc.constant('end'),
      which: fc.nat(5),
      outcome: fc.constantFrom(...callOutcomes),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      move: fc.constant('wait'),
      milliseconds: fc.constantFrom(100, 400, 800, 1_500, 20_000, 130_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ move: fc.constant('work'), seconds: fc.integer({ min: 5, max: 60 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ move: fc.constant('happen'), what: fc.constantFrom(...happenings) }),
  },
) as fc.Arbitrary<Move>

export const moves: fc.Arbitrary<Move[]> = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: move.map((one) => [one]) },
      { weight: 1, arbitrary: fc.constantFrom(...scenes) },
    ),
    {
      minLength: 5,
      maxLength: 50,
    },
  )
  .map((all) => all.flat())

export const starts: fc.Arbitrary<Start> = fc.record({
  opening: fc.constantFrom('requested', 'next', 'automatic'),
  kept: fc.constantFrom('', '', 'A kept draft'),
  work: fc.constantFrom('reply', 'poke'),
})

/** Plays moves to the end. @returns the play, with every step that the machine took */
export function playMoves(start: Start, all: Move[]): Play {
  const play = makePlay(start)
  const keyboard = makeKeyboard(play)
  play.dispatch({ type: 'opened' })
  for (const one of all) makeMove(play, keyboard, one)
  return play
}

function makeMove(play: Play, keyboard: (key: PressedKey) => void, move: Move) {
  switch (move.move) {
    case 'press':
      return keyboard(move.key)
    case 'type':
      play.input()
      return play.dispatch({ type: 'type', text: move.text })
    case 'action':
      play.input()
      return perform(play, move.action)
    case 'end':
      return play.end(move.which, move.outcome)
    case 'wait':
      return play.wait(move.milliseconds)
    case 'settle':
      while (play.calls() > 0) play.end(0, 'arrives')
      return
    case 'work':
      for (let second = 0; second < move.seconds; second += 5) {
        play.wait(5_000)
        play.input()
      }
      return
    case 'happen':
      return cause(play, move.what)
  }
}

let ways = 0

function perform(play: Play, what: (typeof operatorActions)[number]) {
  switch (what) {
    case 'send anyway':
    case 'send instead':
      return play.dispatch({ type: what, exclude: [] })
    case 'attach':
      return play.dispatch({
        type: 'attach',
        attachment: { kind: 'photo', id: 5, url: '/api/photos/5', description: '', seen: false },
      })
    case 'submit':
      return play.dispatch({ type: 'send', next: 'reply', exclude: [] })
    case 'skip':
      return play.dispatch({ type: 'ask to leave', kind: 'skip' })
    case 'ignore':
      return play.dispatch({ type: 'leave', leave: { kind: 'ignore', options: ['until_next_message'] } })
    case 'request exit':
      return play.dispatch({ type: 'request exit', way: 'away', id: ++ways })
    default:
      return play.dispatch({ type: what })
  }
}

function cause(play: Play, what: (typeof happenings)[number]) {
  switch (what) {
    case 'customer writes':
      play.server.write('in')
      return play.hint('conversation')
    case 'other tab answers':
      play.server.write('out')
      return play.hint('conversation')
    case 'taken over':
      play.server.takeOver()
      return play.hint('conversation')
    case 'online':
      return play.dispatch({ type: 'online' })
    case 'hidden':
    case 'shown':
      return play.dispatch({ type: 'visibility', isVisible: what === 'shown' })
    case 'scrolled up':
    case 'at the end':
      return play.dispatch({ type: 'scroll', isAtEnd: what === 'at the end' })
    case 'typed elsewhere': {
      const { text: before } = play.state().draft
      const at = play.elapsed()
      const after = { text: 'From another tab', at, isSaved: false }
      return play.dispatch({ type: 'draft elsewhere', before: { text: before, at, isSaved: true }, after })
    }
  }
}
