-- Finds words that begin so, as they are typed: a stemmer would make `mañan*` find Manhattan, and refuse beginnings that are words of
-- every text, such as `een*`. Where a word is kept in a shorter form than its beginning (`walking*` as `walk`), this form is found too.
-- @param typed the beginning, as one operand of a tsquery
create or replace function query_of_beginning(configuration regconfig, typed text) returns tsquery language sql immutable parallel safe as $$
  select case
    when numnode(form) <> 1 or numnode(beginning) <> 1 or starts_with(btrim(form::text, ''':*'), btrim(beginning::text, ''':*')) then beginning
    else beginning || form end
  from (select to_tsquery('words_simple', typed || ':*') as beginning, to_tsquery(configuration, typed) as form) q
$$;
