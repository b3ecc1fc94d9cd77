with due as (
  delete from stats_all_due where id between $1 and $2
  returning make_date((id / 5000 / 12)::int, (id / 5000 % 12)::int + 1, 1) as month
)
select sum_site_owners(month, (month + interval '1 month')::date - 1), sum_answer_times(month, (month + interval '1 month')::date - 1) from due
