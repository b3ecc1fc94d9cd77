type Change = { version: string; changes: readonly string[] }

/** What has changed in the site API, newest first. Its version is that of the document. */
export const siteChanges = [
  {
    version: '1.1',
    changes: [
      'This page, `GET /site/v1/openapi.json` and `GET /site/v1` are new.',
      'The outbox has events that are not messages: `customer.held`, `customer.released` and `profile.text`, with `timestamp` and `data`. Ignore items with a `type` that you do not know.',
      'A webhook that is answered with 400, 404, 409, 410 or 422 and `{"code", "reason"}` is refused for good. The operator reads the reason.',
      'After an outage, the first accepted webhook brings at once what was waiting for your site.',
      '`GET` of a profile and of a customer reads what you told. `PATCH` of a customer changes the credits or the member type alone.',
      'A message with `direction: out` is one that you wrote in the name of a profile: operators see it, and nothing waits. `POST /history` imports what both sides wrote before.',
      '`POST /messages?partial=1` stores what can be stored, with a result for each message.',
      '`PUT /profiles` and `PUT /customers` take up to 500 in a call, each with its own result.',
      '`PUT /webhook` sets your address, `POST /webhook/test` tries it. `GET /deliveries` and `GET /refused-calls` list what went wrong.',
      'A message that you send again with another `sent_at` is a `duplicate`. A message for an erased customer gets `customer_erased` with the issue `erased_customer`.',
      '`PATCH` and `DELETE` of a message tell that its customer has changed or deleted it. `PUT` of a chat tells that its customer has left it, has blocked the profile, or is back. `POST /deliveries/{id}/read` tells that they have read an answer. A profile has `is_retired`.',
      'Only published versions of the disclosure count. Another one does not refuse `PUT /customers/{your id}`: the answer has `unknown_version` with the published versions, and the hold stays. A customer in a language without a text gets another text in `show`.',
      'A site owner can be a test, with automatic answers: `is_test` and `answers_by_itself` of `GET /site/v1`.',
      '`POST` below a chat tells that its customer is typing.',
      '`customer.held` and `customer.released` also reach sites without a webhook, in the outbox.',
      '`POST /complaints` tells that a customer complains, and `complaint.decided` what was decided.',
      '`message.deleted` tells that somebody of the panel has deleted a message that you have.',
    ],
  },
  {
    version: '1.0',
    changes: [
      'Profiles, customers, messages, gifts and photos; webhooks and the outbox; disclosure, holds, spending, export and erasure.',
    ],
  },
] as const satisfies readonly [Change, ...Change[]]
