-- Whether an audit entry has words about a customer that are not encrypted. An entry without a subject is about none, and
-- so is a drawn sample of reviews, whose id is that of the sample.
create or replace function has_words_of_customer(action text, subject_type text, subject_id bigint, details jsonb) returns boolean
language sql immutable
return action not in ('message.send', 'review.draw') and subject_id is not null
  and subject_type in ('customer', 'conversation', 'message', 'told_fact', 'review')
  and details <> '{}' and not details ? 'sealed' and details <> without_words(details);
