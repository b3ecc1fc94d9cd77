-- The first of these time zones that this database knows.
create or replace function known_timezone(wanted text, fallback text) returns text language plpgsql stable as $$
begin
  if wanted is null then return fallback; end if;
  perform now() at time zone wanted;
  return wanted;
exception when invalid_parameter_value then
  return fallback;
end $$;
