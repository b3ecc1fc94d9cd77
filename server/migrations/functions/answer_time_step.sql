-- How long a customer waited, in steps: whole seconds below 30, then steps that are 4 % longer each. In floating point: the logarithm of a
-- numeric takes a hundred times as long.
create or replace function answer_time_step(wait interval) returns smallint language sql immutable as $$
  select (case when seconds < 30 then greatest(0, seconds) else 30 + floor(ln(seconds / 30) / ln(1.04::float8)) end)::smallint
  from (select floor(extract(epoch from wait))::float8 as seconds) w
$$;
