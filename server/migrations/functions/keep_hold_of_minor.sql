-- A master has confirmed that the customer is a minor: from now on nobody ends the hold (`refuse_end_of_hold`).
create or replace function keep_hold_of_minor() returns trigger language plpgsql as $$
begin
  update holds set stays = true where id = new.hold_id and released_at is null and not stays;
  return null;
end $$;
