-- The places of a month that a search finds: `few` or `many`.
-- @param terms one that few entries have first (`history_rarest_first`)
create or replace function history_found_places(of_month date, terms history_term[], size int, out few int[], out many bit varying)
language plpgsql stable
as $$
declare
  several constant int := 4;
  short constant int := 200;
  term history_term;
  last_query int := 0;
  kept text;
  is_kept boolean;
  own record;
  other record;
begin
  foreach term in array terms loop
    continue when term.alternatives > 1 and term.query = last_query;
    last_query := term.query;
    is_kept := false;
    if term.alternatives = 1 and term.beginnings = '{}' then
      kept := case when cardinality(term.words) = 1 then term.words[1] else history_choice(term.words) end;
      -- Decompressed once, and not by each use.
      select p.few, coalesce(p.dense, p.many) || B'' as many into own from history_places p where p.month = of_month and p.word = kept;
      is_kept := found or cardinality(term.words) = 1;
    end if;
    -- The places of many words take longer to read than a few entries.
    if not is_kept and cardinality(term.words || term.beginnings) > several and (cardinality(few) <= short or bit_count(many) <= short) then
      few := history_with_words(of_month, coalesce(few, history_first_places(null, many, 0, size, short)), term.words, term.beginnings);
      many := null;
      exit when few = '{}';
      continue;
    end if;
    if is_kept then
      null;
    elsif term.alternatives = 1 then
      own := history_word_places(of_month, term.words, term.beginnings);
    else
      own := null;
      for each in 1 .. term.alternatives loop
        other := history_found_places(of_month, array(
          select row (1, 1, 1, t.words, t.beginnings, t.is_excluded)::history_term from unnest(terms) t
          where t.query = term.query and t.alternative = each order by t.is_excluded), size);
        if each = 1 then
          own := other;
        else
          own.few := array(select unnest(own.few) union select unnest(other.few));
          own.many := coalesce(own.many | other.many, own.many, other.many);
        end if;
      end loop;
    end if;
    if few is null and many is null and term.is_excluded then
      many := ~coalesce(own.many | history_bits(own.few, size), own.many, history_bits(coalesce(own.few, '{}'), size));
    elsif few is null and many is null then
      few := coalesce(own.few, case when own.many is null then '{}'::int[] end);
      many := own.many;
      if few is not null and many is not null then
        many := many | history_bits(few, size);
        few := null;
      end if;
    elsif few is not null then
      few := array(select f from unnest(few) f
        where (f in (select unnest(own.few)) or coalesce(get_bit(own.many, f) = 1, false)) <> term.is_excluded);
    elsif term.is_excluded then
      many := many & ~coalesce(own.many, case when cardinality(own.few) > 0 then history_bits(own.few, size) end, many & ~many);
    elsif own.many is null then
      few := array(select f from unnest(own.few) f where get_bit(many, f) = 1);
      many := null;
    else
      own.few := array(select f from unnest(own.few) f where get_bit(many, f) = 1);
      many := many & own.many;
      if cardinality(own.few) > 0 then many := many | history_bits(own.few, size); end if;
    end if;
    if bit_count(many) = 0 then
      few := '{}';
      many := null;
    end if;
    exit when few = '{}';
  end loop;
  if few is null and many is null then many := ~history_bits('{}', size); end if;
end $$;
