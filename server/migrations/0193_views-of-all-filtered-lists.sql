-- Up Migration

-- The other lists with filters have named views, too.
alter table list_views drop constraint list_views_list_check;
alter table list_views add constraint list_views_list_check
  check (list in ('overview', 'history', 'reports', 'skiplog', 'login_history', 'audit', 'operators', 'escalations', 'holds',
    'profile_sets', 'profile_sets_report', 'profile_text_report', 'gifts', 'disclosure_showings', 'reviews', 'review_trends',
    'feedback'));

-- Down Migration
alter table list_views drop constraint list_views_list_check;
delete from list_views
  where list in ('escalations', 'profile_sets_report', 'profile_text_report', 'gifts', 'disclosure_showings');
alter table list_views add constraint list_views_list_check
  check (list in ('overview', 'history', 'reports', 'skiplog', 'login_history', 'audit', 'operators', 'holds', 'profile_sets',
    'reviews', 'review_trends', 'feedback'));
