-- Up Migration

-- Every list with filters has named views.
alter table list_views drop constraint list_views_list_check;
alter table list_views add constraint list_views_list_check
  check (list in ('overview', 'history', 'reports', 'skiplog', 'login_history', 'audit', 'operators', 'holds', 'profile_sets',
    'reviews', 'review_trends', 'feedback'));

-- Messages whose operators see a score differently: coaches look for them.
create index reviews_differs on reviews (item_id) where differs;

-- Down Migration
drop index reviews_differs;
alter table list_views drop constraint list_views_list_check;
delete from list_views where list in ('holds', 'profile_sets', 'reviews', 'review_trends', 'feedback');
alter table list_views add constraint list_views_list_check
  check (list in ('overview', 'history', 'reports', 'skiplog', 'login_history', 'audit', 'operators'));
