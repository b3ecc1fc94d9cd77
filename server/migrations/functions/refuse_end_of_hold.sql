-- Refuses whatever ends the hold of a confirmed minor, by whichever way. @throws PN410
create or replace function refuse_end_of_hold() returns trigger language plpgsql as $$
begin
  raise exception 'Hold % is that of a confirmed minor and stays', old.id using errcode = 'PN410';
end $$;
