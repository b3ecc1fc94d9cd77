with due as (
  delete from stats_months_due where id between $1 and $2
  returning make_date((id / 5000 / 12)::int, (id / 5000 % 12)::int + 1, 1) as month
)
select roll_up_days(month, least((month + interval '1 month')::date - 1, last_day_to_roll_up())) from due
