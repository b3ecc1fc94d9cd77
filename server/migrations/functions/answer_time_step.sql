-- A bucket of `answer_time_bucket` in coarse steps: whole seconds below 30, then steps that are 4 % longer each. In floating point: the
-- logarithm of a numeric takes a hundred times as long.
create or replace function answer_time_step(bucket smallint) returns smallint language sql immutable as $$
  select (case when bucket < 30 then bucket
    else 30 + floor(ln((case when bucket < 600 then bucket else (bucket - 590) * 60 end)::float8 / 30) / ln(1.04::float8)) end)::smallint
$$;
