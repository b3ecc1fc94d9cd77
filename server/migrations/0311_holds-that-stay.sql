-- Up Migration

-- The hold of a confirmed minor: nobody ends it.
alter table holds add column stays boolean not null default false;

create function keep_hold_of_minor() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create function refuse_end_of_hold() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger escalations_confirmed after update of outcome on escalations
  for each row when (new.kind = 'possible_minor' and new.outcome = 'confirmed') execute function keep_hold_of_minor();
update holds h set stays = true from escalations e
where e.hold_id = h.id and e.kind = 'possible_minor' and e.outcome = 'confirmed' and h.released_at is null;
create trigger holds_stay before update on holds for each row
  when (old.stays and (not new.stays or new.released_at is not null or new.until is not null
    or (new.kind, new.customer_id) is distinct from (old.kind, old.customer_id)))
  execute function refuse_end_of_hold();
create trigger holds_stay_stored before delete on holds for each row when (old.stays) execute function refuse_end_of_hold();

-- Down Migration
drop trigger escalations_confirmed on escalations;
drop trigger holds_stay on holds;
drop trigger holds_stay_stored on holds;
drop function keep_hold_of_minor, refuse_end_of_hold;
alter table holds drop column stays;
