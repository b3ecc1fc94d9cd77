-- A site has changed the language of a customer.
create or replace function keep_former_language() returns trigger language plpgsql as $$
begin
  insert into former_languages (conversation_id, until, language) values (new.id, now(), old.language) on conflict do nothing;
  return null;
end $$;
