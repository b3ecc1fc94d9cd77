import { examples } from './examples.ts'
import { unknownVersion } from './people-examples.ts'
import type { Call } from './snippets.ts'

/** A step of the guide: what it is for, its calls, and the answer to the last one. */
export type Step = {
  id: string
  title: string
  text: readonly string[]
  note?: { tone: 'plain' | 'warn'; text: string }
  caption: string
  calls: readonly Call[]
  answer: unknown
}

const { postMessages, putCustomer, putProfile, getSite, getOutbox } = examples

export const steps: readonly Step[] = [
  {
    id: 'key',
    title: 'Your key',
    text: [
      'An admin of the panel makes it: Service settings, your name, Connection. It is shown once. Send it with every call.',
      'Ask for a key of a **test** first: a site owner that an admin has created as one. While no operator is chosen for it, each message gets an automatic answer after a few seconds, so you see the whole way without a person. `is_test` and `answers_by_itself` in the answer are both true then.',
      'A key belongs to a site owner. So do all ids: two keys of the same owner see the same profiles and customers, and another owner may use the same ids.',
    ],
    note: {
      tone: 'plain',
      text: 'Only its hash is kept. Two keys can work at once, so you can change it without a pause.',
    },
    caption: 'Is the key right?',
    calls: [{ method: 'GET', path: '' }],
    answer: getSite.response,
  },
  {
    id: 'profile',
    title: 'A profile',
    text: [
      'Your id names it. `name`, `age`, `city`, `gender` and `language` are required. Send it again whenever it changes: other fields that you leave out keep their value.',
      'Every profile is fictional, and 18 or older.',
    ],
    caption: 'PUT /profiles/{your id}',
    calls: [{ method: 'PUT', path: '/profiles/p-1', body: putProfile.body }],
    answer: putProfile.response,
  },
  {
    id: 'told',
    title: 'What customers are told',
    text: [
      'Before the first message, the customer has to see that profiles are fictional and operators write. The panel has the text in each language. Show it, wait for “I understand”, then tell the panel its version: the one that `GET /disclosures` has in the language of the customer, such as `4` here. `name`, `language`, `member_type` and `credits` are required.',
      'Ask again at each login: `GET /customers/{your id}/disclosure` says `valid`, `show_again`, `unknown_version` or `missing`.',
    ],
    note: {
      tone: 'warn',
      text: 'Look at `status` in the answer. Only with `valid` do messages reach an operator, and answers the customer: without `disclosure`, or with a version that is not published, the customer is on hold.',
    },
    caption: 'What has to be shown, then the customer',
    calls: [
      { method: 'GET', path: '/disclosures' },
      { method: 'PUT', path: '/customers/c-1', body: putCustomer.body },
    ],
    answer: putCustomer.response,
  },
  {
    id: 'message',
    title: 'A message',
    text: [
      'A call stores all its messages or none. The same id twice is a `duplicate`, so send again whenever you are not sure.',
      'Photos and gifts go along: `photo_url`, `gift`.',
    ],
    caption: 'POST /messages, 1 to 500 at once',
    calls: [{ method: 'POST', path: '/messages', body: postMessages.body }],
    answer: postMessages.response,
  },
  {
    id: 'answers',
    title: 'The answers',
    text: [
      'Poll the outbox: each call continues after the cursor of the one before. Keep the cursor in the transaction that stores the items. If you only poll, acknowledge each one then with `POST /deliveries/{its id}/ack`: operators see that it has arrived.',
      'Or set the address of your webhook with `PUT /webhook`: then the panel calls you, as the next part shows. The outbox has the same, so read it after an outage.',
      'No answer to a message in a test? `GET /site/v1` says in `answers_by_itself` whether there will be one, and `GET /customers/{your id}/holds` whether the customer is on hold.',
    ],
    caption: 'GET /outbox, then again with `after`: the `next_cursor` of the answer before',
    calls: [{ method: 'GET', path: '/outbox?limit=50' }],
    answer: getOutbox.response,
  },
]

type Chapter = {
  id: string
  title: string
  text: readonly string[]
  /** An answer of the panel. */
  example?: { caption: string; answer: unknown }
}

/** What a site has to know, after the first message. */
export const chapters: readonly Chapter[] = [
  {
    id: 'loops',
    title: 'Three loops that every site needs',
    text: [
      '**Send.** Write each message into a queue of your own in the transaction that stores it. A worker sends up to 500 at a time and removes what was answered 200. After a timeout, a 429 or a 5xx it sends the same again, at growing intervals: nothing is stored twice. After a 400, 409 or 422 it takes out the messages that the issues name, and sends the rest. With `?partial=1` the panel does that for you: each message has its own `status` in a 200, so remove those that are `stored` or `duplicate`, and look at the `refused` ones. After a 413, or `too_many_values`, it sends fewer at once.',
      '**Receive.** Check the signature. In one transaction, insert the `webhook-id` into a unique column and do what the event says. If the id is already stored, the event is a repeat: answer 204. If anything else fails, answer 500: the event comes again. Answer 2xx only after your commit, because what you lose after it does not come again.',
      '**Reconcile.** At the start, after an outage and once a day, read the outbox from your last cursor to its end, and treat each item as if it came by webhook: `msg_` and the `id` are its `webhook-id`. An item with `data` is the body of a webhook; one without is the `data` of a `message.sent`.',
    ],
  },
  {
    id: 'changes-of-messages',
    title: 'Messages that change, chats that end',
    text: [
      'When a customer changes a message, or you change one of yours, send `PATCH /messages/{your id}` with the whole new text and `edited_at`. An operator who has the chat open is told before they answer the former text. Of two changes the later `edited_at` stays, so the order of your calls does not matter.',
      'When a customer deletes one, send `DELETE /messages/{your id}`. Operators no longer see it, and a chat in which nothing else waits leaves the queue until the customer writes again. If people decide about the message, because it was reported, say, the chat stays with them: `is_kept`. For the erasure of a customer, use `DELETE /customers/{your id}`: what a message said before is kept for those who look after customers.',
      'When a customer leaves a chat or blocks its profile, send `PUT /customers/{your id}/chats/{your id of the profile}` with `left` or `blocked`: the chat leaves its queue, nobody has it in hand any more, and it gets no pokes. `open`, or a message of the customer, brings it back.',
      'When a customer has read an answer, send `POST /deliveries/{its id}/read`: operators see that all answers up to it are read.',
      'While a customer types, send `POST /customers/{your id}/chats/{your id of the profile}/typing` every three to five seconds: who has the chat open sees it, and it disappears by itself. It is stored nowhere, so never repeat it later.',
      'When somebody of the panel deletes a message that you have, you get `message.deleted` with its `id` in `deleted_id`: remove it from the chat. It comes about 13 seconds later, because they can take it back until then, and after the message itself. The erasure of a customer has no such events: you have asked for it.',
      'When you no longer use a profile, send it with `is_retired`: it gets no pokes and no first messages, and what customers have written to it is still answered.',
      'Put the first two into the queue of your messages, behind the message itself: before it is stored, the answer is `message_not_found`. All but typing can be repeated.',
    ],
  },
  {
    id: 'complaints',
    title: 'Customers who complain',
    text: [
      'When a customer complains about a profile or a message, send `POST /complaints` with your id of the complaint, a `reason`, and what the customer says. With `message_id` it is about this message, also when it was deleted; without it, it stands at the newest message to the customer. The same id again is a `duplicate`, so the call can be repeated.',
      'Somebody who has not written in the chat decides about it. You get `complaint.decided` with `founded` or `unfounded`. It comes about 13 seconds later, because it can be taken back until then. If the panel looks at it again, another decision follows and replaces the first one. You learn nothing more: write to the customer in your own words. Somebody in danger must not wait for that: show them your help lines at once.',
    ],
  },
  {
    id: 'own-messages',
    title: 'What you write yourself, and what was written before',
    text: [
      'When you write to a customer in the name of a profile, a welcome, say, send it with `POST /messages` and `direction: out`. Operators see it in the chat, marked as yours. Nothing waits for an answer, nothing comes back to you, and nobody is counted as its writer. Without `direction`, a message is the customer’s.',
      'When you come with chats from before, send both sides with `POST /history`: up to 500 messages in a call, in any order. PUT the profiles and customers first, up to 500 in a call. The messages stand at their own `sent_at`, below what is written now. A call can be repeated: what is stored already is counted as `duplicate`, and what the panel would have deleted already as `too_old`. One connection is enough for a million messages in some minutes.',
    ],
  },
  {
    id: 'disclosure',
    title: 'Which disclosure counts',
    text: [
      'Only versions that an admin has published in the panel count. Another version in `disclosure` never refuses the call, so limits and credits beside it are stored. The answer has it in `unknown_version` with the published versions, and the customer stays on hold: `status` is `unknown_version`. Show the text in `show`, then tell its version.',
      'After a version that counts, one that is not published changes nothing but the record: `status` stays `valid`, and `unknown_version` tells you that something in your site is wrong. Log it. An admin can let your own versions count: then `status` is `valid`, and operators see that the panel does not have the text.',
      'A customer in a language without a text gets the one that replaces it in `show`: the language without its region, then English, then another. Its `language` says which. Show it as it is.',
    ],
    example: {
      caption: 'The answer to a version that is not published, in a language without a text',
      answer: unknownVersion.response,
    },
  },
  {
    id: 'kits',
    title: 'Ready to take over',
    text: [
      'Ask those who run the panel for its folder `integrations`. It has all three loops in one file each, without packages: `node/site.mjs` and `php/site.php`. Put your own tables in, and keep the transactions. Its `README.md` says how to check a webhook, in words. So does “Test this site” on the page of the site owner in the panel.',
    ],
  },
  {
    id: 'test',
    title: 'A test',
    text: [
      'The answer of a test begins with “Automatic test answer:” and repeats your text, so that you can compare emoji and line breaks. It comes as every answer does: in the outbox, or by webhook with the signature, about three seconds after your message, once.',
      'A customer on hold gets none, and what waits during a hold is not answered later: tell the panel the version that the customer has seen, then send a new message. When operators are chosen for the test, they answer instead. No number of the panel counts what happens in a test.',
      'A test never becomes the real thing once it has customers: for that, an admin creates another site owner with its own key, webhook and secret. An automatic answer therefore never reaches a real customer.',
    ],
  },
  {
    id: 'texts',
    title: 'Texts',
    text: [
      'Texts are plain, in both directions. Escape them when you show them, and show line breaks. A customer writes up to 8,000 UTF-16 code units in a message, an operator up to 2,000; an emoji counts as two or more.',
    ],
  },
  {
    id: 'clocks',
    title: 'Clocks',
    text: [
      'Times are ISO 8601. You may send any offset, the panel answers in UTC, with up to six decimals of a second. `sent_at` is by your clock and decides the place in the thread, but a message that arrives within an hour stands below every answer that you had accepted before it. Compare your clock with `now` of `GET /site/v1`. A time in the future is replaced by the time of arrival.',
    ],
  },
  {
    id: 'ids',
    title: 'Ids',
    text: [
      'Every `external_id` is yours: up to 200 characters, unique among the profiles, the customers, the messages, the gifts or the texts of a site owner. An `id` is the panel’s: a whole number that never changes. In an address, encode your id as a part of a path.',
      'The panel knows the ids of messages for 180 days. A repeat within that time is a `duplicate`.',
    ],
  },
  {
    id: 'holds',
    title: 'Holds',
    text: [
      'A hold stops everything to a customer: no disclosure, self-exclusion, a pause, a limit that is reached, or people who look after them. What the customer writes is stored and waits. `GET /customers/{your id}/holds` lists the reasons. `customer.held` and `customer.released` tell you of those that people set: say so in the chat, without the reason. Both have `released_at`, which decides: with a time, the hold is over, whichever event comes last.',
      'Send `limits` and `spending` with `PUT /customers/{your id}` as soon as they change: they are enforced when an operator sends, not only shown.',
    ],
  },
  {
    id: 'photos',
    title: 'Photos',
    text: [
      'The `photo_url` of a message to a customer needs your key, as every call. It is a WebP that the panel has encoded itself. Fetch it when the message arrives and keep your own copy, because it is erased with the customer.',
      'Photos that you send are addresses that the panel can reach: at most 10 MB, fetched when an operator looks at them, not stored. Keep them as long as the message.',
    ],
  },
  {
    id: 'erasure',
    title: 'Erasure and copies',
    text: [
      '`DELETE /customers/{your id}` stops everything to the customer at once and deletes their data in the background; `GET /customers/{your id}/erasure` says how far it is. The id can never be used again. `GET /customers/{your id}/export` is a ZIP file with everything that the panel has about them.',
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    text: [
      '`GET /site/v1` has them. A site owner has 12,000 calls a minute at each process of the panel unless its admins chose another number. Above it the answer is 429 with `Retry-After`, the seconds to wait. There are no `RateLimit` headers. A body has up to 32 MB, and at most four bodies of more than 1 MB are read at once.',
    ],
  },
  {
    id: 'compatible',
    title: 'What stays',
    text: [
      'Within version 1, nothing that is here is removed or changes its meaning. Answers and webhooks may gain fields, types, codes and statuses: ignore what you do not know, and answer 2xx to an event that you do not know.',
    ],
  },
]

/** What the panel does after the answer of a webhook. */
export const webhookAnswers: readonly [status: string, effect: string][] = [
  ['`2xx`', 'Delivered. Answer only after your own commit: what you lose after it does not come again'],
  [
    '`400` `404` `409` `410` `422` with `{"code", "reason"}`',
    'Refused: never again. The operator reads “Not delivered” with your reason. Later answers of the chat go on',
  ],
  ['`410` without them', 'The same, without a reason'],
  [
    'anything else, or no answer in 15 s',
    'Again for three days, at growing intervals. `Retry-After` is kept, up to a day. Redirects are not followed',
  ],
  ['meanwhile', 'Later answers of the same chat wait behind it, other chats go on'],
  ['your first `2xx` after an outage', 'What waits for your site comes at once, in order within each chat'],
]

export const beforeYouGoLive: readonly string[] = [
  'Call `POST /webhook/test`, or let an admin press “Send a test” on Connection: your site answers 2xx, and has checked the signature',
  'Send the same message twice: the second one is a `duplicate`',
  'Stop your webhook for a minute: the answers come, each once, in order',
  'A customer who has not seen the text is on hold, and the chat says so',
  'Erase a customer: nothing comes back',
]
