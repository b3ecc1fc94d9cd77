-- Whoever sets a password, with a link or a command: from then on the operator has one.
create or replace function keep_has_password() returns trigger language plpgsql as $$
begin
  new.has_password := true;
  return new;
end $$;
