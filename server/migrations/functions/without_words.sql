-- The details of an audit entry without words: numbers, and the text of fields that only ever have codes or times.
create or replace function without_words(details jsonb) returns jsonb language plpgsql immutable as $$
begin
  case jsonb_typeof(details)
    when 'object' then
      return coalesce((
        select jsonb_object_agg(key, case
          when jsonb_typeof(value) = 'string' and key not in ('kind', 'type', 'option', 'outcome', 'effect', 'reason_code', 'until', 'about', 'why')
          then '"—"' else without_words(value) end)
        from jsonb_each(details)), '{}');
    when 'array' then
      return coalesce((
        select jsonb_agg(case when jsonb_typeof(value) = 'string' then '"—"' else without_words(value) end)
        from jsonb_array_elements(details)), '[]');
    else
      return details;
  end case;
end $$;
