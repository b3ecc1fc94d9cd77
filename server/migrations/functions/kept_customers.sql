-- The customers of whom nothing is deleted when its time is over: those with a legal hold or an open escalation.
create or replace function kept_customers() returns setof bigint language sql stable as $$
  select customer_id from legal_holds where lifted_at is null
  union
  select customer_id from escalations where settled_at is null and undone_at is null
$$;
