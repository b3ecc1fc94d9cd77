-- The parts of a search by its queries, none for all entries. Null when the places of words cannot tell what matches: with phrases, and with
-- excluded groups.
create or replace function history_terms(queries tsquery[]) returns history_term[] language plpgsql immutable
as $$
#variable_conflict use_column
declare
  -- `( 'a' | 'b' ) & !'c'`: the group and the others are queries of their own.
  grouped constant text := '^\( ([^()]*) \) & ([^()]*)$';
  understood constant text := '^!?''[^'' \\]+''(:\*)?( [|&] !?''[^'' \\]+''(:\*)?)*$';
  texts text[] := queries::text[];
  alternatives text[];
  parts text[];
  part text;
  terms history_term[] := '{}';
begin
  for place in 1 .. cardinality(texts) loop
    if texts[place] ~ grouped then
      texts := texts || substring(texts[place] from '\) & (.*)$');
      texts[place] := substring(texts[place] from grouped);
    end if;
  end loop;
  for place in 1 .. cardinality(texts) loop
    if texts[place] !~ understood then return null; end if;
    alternatives := string_to_array(texts[place], ' | ');
    if strpos(texts[place], ' & ') = 0 and strpos(texts[place], '!') = 0 then
      -- Alternatives of one part each are one part with all their words.
      terms := terms || row (place, 1, 1, array(select distinct btrim(a, '''') from unnest(alternatives) a where a not like '%:*'),
        array(select distinct btrim(a, ''':*') from unnest(alternatives) a where a like '%:*'), false)::history_term;
      continue;
    end if;
    for alternative in 1 .. cardinality(alternatives) loop
      parts := string_to_array(alternatives[alternative], ' & ');
      -- An alternative that only excludes would be nearly everything.
      if cardinality(alternatives) > 1 and not exists (select from unnest(parts) p where p not like '!%') then return null; end if;
      foreach part in array parts loop
        terms := terms || row (place, alternative, cardinality(alternatives), case when part like '%:*' then '{}' else array[btrim(part, '!''')] end,
          case when part like '%:*' then array[btrim(part, '!'':*')] else '{}' end, part like '!%')::history_term;
      end loop;
    end loop;
  end loop;
  -- One word first, then what excludes, then several words.
  return (
    select coalesce(array_agg(row (query, alternative, alternatives, words, beginnings, is_excluded)::history_term
      order by case when turn = 2 and not has_word then 5 else turn end, query, alternative, is_excluded), '{}')
    from (
      select *, bool_or(turn = 1) over () as has_word
      from unnest(terms) t, lateral (
        select case when alternatives > 1 then 4 when is_excluded then 2 when cardinality(words) <> 1 or cardinality(beginnings) > 0 then 3 else 1 end as turn) turns
    ) ordered);
end $$;
