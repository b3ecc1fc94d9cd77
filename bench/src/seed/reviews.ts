import { firstCard, reviewRisks } from '@panel/contract'
import { dayTextOf } from '../../../server/src/platform/service-time.ts'
import type { Connection } from './connection.ts'
import type { Ids } from './ids.ts'
import { supervisors } from './people.ts'
import { type Draws, languages, oneOf, type Size } from './size.ts'

/** Messages of a sample, and how many of them are drawn at random. */
const sampleSize = 18
const random = 12
const codes = firstCard.criteria.map(({ code }) => code)
const weights = firstCard.criteria.map(({ weight }) => weight)

/**
 * Samples of each working day with what coaches scored and operators answered. The number of reviews follows from the operators, not from
 * the messages. It reads no other table of the schema `seed`, and adds to `seed.events`.
 */
export async function storeReviews({ run }: Connection, size: Size, draws: Draws, ids: Ids) {
  const { share, pick } = draws
  const { samplesADay, until } = size
  const firstCoach = ids.operators + languages.length * size.writersEach
  const coach = (number: string) => `${firstCoach} + (${number}) % ${supervisors.coaches}`
  const wanted = samplesADay * sampleSize * size.months.length * 22
  await run(`insert into review_cards (siteowner_id, version, criteria, made_by, made_at)
    select ${ids.siteowners}, 1, '${JSON.stringify(firstCard.criteria)}', ${firstCoach}, now() - interval '25 months'`)
  // Three times as many messages as are needed: the days differ.
  const [sent] = await run("select count(*) as count from messages where direction = 'out'")
  await run(`create unlogged table seed.items as
    select ${ids.review_items - 1} + row_number() over (order by day, place) as id, ${ids.review_samples - 1} + dense_rank() over (order by day, number) as sample_id, *
    from (
      select *, (place - 1) / ${sampleSize} as number, (day + 1) + interval '8 hours' + (place - 1) / ${sampleSize} * interval '25 minutes' as made_at
      from (
        select m.id as message_id, m.created_at, m.conversation_id, m.siteowner_id, m.operator_id, m.type, day,
          row_number() over (partition by day order by ${share('m.id', 'reviewed')}, m.id) as place
        from messages m, lateral (select ${dayTextOf('m.created_at')} as day) d
        where m.direction = 'out' and m.deleted_at is null and ${share('m.id', 'reviewed')} < ${(3 * wanted) / Math.max(1, Number(sent?.count))}) p
      where place <= ${samplesADay * sampleSize} and extract(isodow from day) < 6) i
    where made_at < to_timestamp(${until}) - interval '3 hours'`)
  await run(`insert into review_samples (id, made_by, made_at) overriding system value
    select sample_id, min(${coach('number')}), min(made_at) from seed.items group by sample_id order by sample_id`)
  await run(`insert into review_items (id, sample_id, message_id, message_created_at, conversation_id, siteowner_id, operator_id, language, type, source) overriding system value
    select i.id, i.sample_id, i.message_id, i.created_at, i.conversation_id, i.siteowner_id, i.operator_id, c.language, i.type,
      case when (i.place - 1) % ${sampleSize} < ${random} then 'random' else ${oneOf(reviewRisks, pick('i.id', 'risk', reviewRisks.length))} end
    from seed.items i join conversations c on c.id = i.conversation_id order by i.id`)
  await storeScores(run, draws, ids, { coach, until })
  await storeAnswers(run, draws)
}

/** Each message is scored by who drew it, and every fifth by a second coach, who mostly agrees. */
async function storeScores(
  run: Connection['run'],
  { share, pick }: Draws,
  ids: Ids,
  { coach, until }: { coach: (number: string) => string; until: number },
) {
  await run(`create unlogged table seed.reviews as
    select *, saved_at < to_timestamp(${until}) - interval '2 days' and ${share('id', 'read')} < 0.95 as is_read,
      ${share('id', 'passed')} < 0.04 as passed
    from (
      select ${ids.reviews - 1} + row_number() over (order by made_at + again * interval '1 hour', i.id, again) as id, i.id as item_id, i.message_id,
        i.siteowner_id, i.operator_id, ${coach('i.number + again')} as reviewer_id,
        i.made_at + again * interval '1 hour' + (i.place - 1) % ${sampleSize} * interval '3 minutes' as saved_at
      from seed.items i, generate_series(0, 1) again where again = 0 or i.id % 5 = 0) r`)
  const given = `case when ${share('r.item_id * 8 + n', 'score')} < 0.06 then 1 when ${share('r.item_id * 8 + n', 'score')} < 0.2 then 2
    when ${share('r.item_id * 8 + n', 'score')} < 0.62 then 3 else 4 end`
  const noise = `case when ${share('r.id * 8 + n', 'noise')} < 0.1 then -1 when ${share('r.id * 8 + n', 'noise')} > 0.9 then 1 else 0 end`
  await run(`create unlogged table seed.scores as
    select r.id as review_id, ${oneOf(codes, 'n')} as criterion, ${oneOf(weights, 'n')} as weight,
      case when ${share('r.id * 8 + n', 'applies')} >= 0.03 then greatest(1, least(4, ${given} + ${noise})) end as score
    from seed.reviews r, generate_series(0, ${codes.length - 1}) n where not r.passed`)
  await run(`insert into reviews (id, item_id, message_created_at, siteowner_id, source, reviewer_id, operator_id, card_id, passed, total, scores, words, saved_at) overriding system value
    select r.id, r.item_id, i.message_created_at, i.siteowner_id, i.source, r.reviewer_id, r.operator_id, case when not r.passed then k.id end, r.passed, t.total, coalesce(t.scores, '{}'),
      case when not r.passed and ${share('r.id', 'has words')} < 0.5 then ${oneOf(
        [
          'You answered what he asked. Ask something back, too.',
          'Warm, and in the voice of the profile.',
          'He said where he works in May. Read the facts first.',
          'Too short for what he told you.',
        ],
        pick('r.id', 'words', 4),
      )} end, r.saved_at
    from seed.reviews r join review_items i on i.id = r.item_id left join review_cards k on k.siteowner_id = r.siteowner_id
    left join (
      select review_id, round(100.0 * sum(weight * score / 4.0) / sum(weight) filter (where score is not null)) as total, jsonb_object_agg(criterion, score) as scores
      from seed.scores group by review_id) t
      on t.review_id = r.id order by r.id`)
  await run(`insert into review_comments (review_id, message_id, kind, body)
    select id, message_id, ${oneOf(['praise', 'praise', 'improve', 'remark'], pick('id', 'comment', 4))},
      ${oneOf(['Good question.', 'Well remembered.', 'Say more about yourself here.', 'He wrote this before.'], pick('id', 'comment', 4))}
    from seed.reviews where not passed and ${share('id', 'has comment')} < 0.6 order by id`)
  await run(`update reviews r set praise = c.praise, improve = c.improve from (
    select review_id, count(*) filter (where kind = 'praise') as praise, count(*) filter (where kind = 'improve') as improve
    from review_comments group by 1) c where c.review_id = r.id`)
  await run(`insert into seed.events (at, operator_id, siteowner_id, action, subject_type, subject_id, details)
    select made_at, made_by, null::int, 'review.draw', 'review', id, '{}'::jsonb from review_samples
    union all
    select saved_at, reviewer_id, siteowner_id, case when passed then 'review.pass' else 'review.save' end, 'message', message_id,
      jsonb_build_object('item_id', item_id) from seed.reviews`)
}

/** What operators answered, some hours later. */
async function storeAnswers(run: Connection['run'], { share, pick }: Draws) {
  await run(`update reviews r set read_at = s.saved_at + interval '5 hours', differs = ${share('s.id', 'differs')} < 0.03,
      answer = case when ${share('s.id', 'differs')} < 0.03 or ${share('s.id', 'answers')} < 0.1 then
        ${oneOf(['Good point, thank you.', 'He had written that twice.', 'I will ask more.', 'I see.'], pick('s.id', 'answer', 4))} end
    from seed.reviews s where s.id = r.id and s.is_read and not s.passed`)
  await run(`insert into seed.events (at, operator_id, siteowner_id, action, subject_type, subject_id, details)
    select read_at, operator_id, null::int, 'review.answer', 'review', id,
      jsonb_build_object('item_id', item_id, 'differs', differs, 'answered', answer is not null)
    from reviews where read_at is not null`)
}
