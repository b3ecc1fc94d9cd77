-- Since when the operator has been signed in without an interruption that is longer than the gap. Null without a session of both factors.
create or replace function signed_in_since(of_operator bigint, gap interval) returns timestamptz language sql stable as $$
  select max(begun) from (
    select s.tfa_at as begun,
      max(s.last_act_at) over (order by s.tfa_at, s.id rows between unbounded preceding and 1 preceding) as acted_before
    from (select * from sessions where operator_id = of_operator order by id desc limit 20) s
    where s.tfa_at is not null
  ) session where acted_before is null or begun > acted_before + gap
$$;
