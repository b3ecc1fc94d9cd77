-- What the history finds a message by: the words of its text, and a mark for each filter. Marks begin with a bar, which no word
-- contains: |o operator, |s site owner, |l language, |t type, |n length, |d day in UTC, |a answered, |k skipped,
-- |r reported, |h hidden, |x deleted.
create or replace function history_words(language text, body text, operator_id bigint, siteowner_id bigint, type text,
  at timestamptz, is_answered boolean, is_skipped boolean, is_reported boolean, is_hidden boolean, is_deleted boolean)
returns tsvector language sql stable as $$
  select to_tsvector(configuration_of_language(language), history_separated(body)) || array_to_tsvector(array_remove(array[
  '|o' || operator_id,
  '|s' || siteowner_id,
  '|l' || language,
  '|t' || type,
  '|n' || width_bucket(length(body), array[20, 50, 100, 200]),
  to_char(at at time zone 'utc', '"|d"YYYY-MM-DD'),
  case when is_answered then '|a' end,
  case when is_skipped then '|k' end,
  case when is_reported then '|r' end,
  case when is_hidden then '|h' end,
  case when is_deleted then '|x' end], null))
$$;
