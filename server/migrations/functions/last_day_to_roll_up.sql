-- The last day of the service to which no message can be added any more.
create or replace function last_day_to_roll_up() returns date language sql stable as $$
  select day_of(all_stored_before()) - 1
$$;
