import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'

export const englishDenials: Phrases<DenialKind> = {
  lists: {
    bot: 'bot robot computer machine program programme chatbot ai algorithm software automaton automated',
    operator: `
      operator operators moderator moderators employee employees staff agent worker actress model scammer call_centre call_center hostess paid employed hired chat_host team
      payroll
    `,
    fake: `
      fake made_up invented fictional fictitious imaginary fiction invention catfish scam fraud pretend figment character phoney
    `,
    real: 'real genuine authentic legit true exact',
    truth: `
      operator profile_is_fictional fictional_profile works_for work_for_the_site i_work_for writes_for write_for we_write character dishonest lying_if not_real cannot_meet
      never_meet hope_you_meet not_sandra would_be_lying be_a_lie few_of_us doesnt_exist not_exist for_the_site moderator_who person_who_works
    `,
    when: `
      today tonight tomorrow saturday sunday monday tuesday wednesday thursday friday weekend week month soon june july august january february march april may september
      october november december next
    `,
    neg: `
      not never no none nobody aint neither without nothing cannot hope somebody promises wary if_you_meet your_brother your_daughter your_son your_friends your_kids
      your_sister
    `,
  },
  short: `
    im=i_am m=am re=are ve=have ll=will ill=i_will dont=do_not don=do t=not isnt=is_not isn=is aint=am_not ain=am its=it_is wont=will_not won=will cant=can_not d=would
    id=i_would u=you youre=you_are ive=i_have lets=let_s course=of_course meetin=meeting
  `,
  distinct: `
    reel modern moderate party meant replay
  `,
  quotes: 'song film movie book lyrics sings',
  harmless: `
    never going to meet; dishonest|lie ~~ i am real; not real leather|tree|fur; real tree; really|real|so good|nice|sorry|love|glad|happy|like;
    work mondays|tomorrow|today|late; real ~ real|animal|american|disappointed; nice to meet;
    real animal|dog|cat|book|music|movie|sports|food lover|person|fan; real real; i am ~ a ~ woman ~ $|what; i am not employed ~ right_now|at_the_moment|anymore|now|yet;
    just me and my; it was just me; ^ animals|they|kids|dogs|cats ~ come to me; getting down; pictures show me; people late;
    have dinner on|it; have to make|cook dinner|lunch; have them meet; see you at the next; in the chat; not a football|tea|morning|cat; how did|was the meeting
  `,
  kinds: {
    denial: `
      i am ~ not ~ <bot>|<operator>|<fake> - not_sandra | <truth> | football | cook | moment | right now; i am ~ no ~ <bot>|<operator>|<fake>;
      not ~ talking|writing|chatting|speaking ~~ <bot>|<operator>; no ~ <bot>|<operator> ~ here|at_all|behind|reads|reading|is|answers|writes - <truth>;
      not an? <bot>|<operator> ~ haha|lol|silly|love|babe|$ - <truth> | you | he | she;
      i am ~~ <real> ~~ person|woman|girl|lady|human|deal|one|$|thing - <truth> | not | sorry | fan;
      i am ~ a|the|one|hundred|percent|totally|very ~ <real>|human|woman - <truth> | not | who | fan | believe | ^ i am a woman $ | a woman what | big_woman; i really|do ~ exist - not;
      nobody|no_one ~~ pays|paying|paid|employs|writes|tells me|for|this;
      i ~ do not ~~ get|earn|make|receive|take|have ~~ paid|penny|cent|money|dime|salary|commission|boss|supervisor - only_if;
      i ~ am not ~~ paid|getting_paid|on_a_payroll|employed|hired - moment | right now; not get paid; never ~ paid|earned ~~ for|from|a;
      not work|working ~~ for|here ~~ site|company|anyone|anybody|them|website;
      no ~ boss|supervisor|manager|colleague|superior ~~ reads|reading|here|tells|telling|sees|watches;
      me in|on the|those|these|that ~ picture|pictures|photo|photos|pic|pics - <truth>; own photo|photos|picture|pictures & me|my;
      photo|photos|picture|pictures|images ~~ mine|of_me|me|real|my_own|own|myself & my|mine|me|i - wish | send | show_me;
      i ~ took ~ them|those|the|these ~~ photo|photos|pictures|myself|phone|picture; i am ~~ who|what|exactly ~~ say|claim|see; i am exactly who; what you see is what you get;
      everything ~~ read|wrote|written|says|profile|told|about ~~ true|real; i ~ set|made|created|wrote|opened ~~ account|profile ~~ myself|own|on_my_own|all;
      my profile|account is ~ <real>|not; this ~ profile ~ is ~ <real> - <truth> | not; others|other|everyone|rest|some ~~ lie|fake|liars|may ~~ but i|not_me; but not me - for | late;
      if i were|was ~ <fake>|<bot>|<operator>; how could ~ <bot>; a? <bot> ~ could|would not; <operator>|<bot> ? & me|do|am|come|never - favorite | favourite | do_you_have;
      only|just ~ me ~ here|typing|writing; only|just ~ me and - dog|dogs|brother|fur_babies|husband; talking to ~ and only; and only ~ entire|whole|all; nothing to do with ~~ me|<operator>;
      have nothing to do with & stories|centre|site|company|agency; stories|articles ~~ nothing to do; talking rubbish|nonsense & payroll|paid|operator|bot|fake;
      assure|promise|swear you ~~ not|real|<bot>|me|person|genuine - meet; human|real woman|person|girl ~ typed|typing|wrote|writing|here - <truth>;
      same one|woman|girl you see; same woman|girl|person ~~ photo|pictures|profile; i am looking for ~ love|man|husband|partner ~ not|and ~ work|paid;
      not ~ here ~ for ~ work|money|job; not an invention|illusion; i am your ~ same|own|usual;
      paid to flirt|write|talk|chat & no|wish|ha|haha|not|if_only - do_get | i_am_paid; not in it for; always ~ been me; nobody else ~ writes|types|answers|here;
      of course ~ it|i ~ is|am ~ me|real|<real>; trust|believe me ~~ real|i_am|me|own; ^ ~ operator|moderator ?; paid ~ flirt; never lied; yours truly;
      maybe others ~~ lie|fake & but_i|i_am; but i am the real
    `,
    promise: `
      see|seeing|meet|meeting you ~~ <when>|outside|there|in_person|soon|station|then - here | chat | <neg> | brother | chat | messages;
      we ~ are|will ~~ meet|meeting|see_each_other|together|date|be_together; going to ~ meet|see|hug|kiss|hold|visit you|soon|each|$|in - <neg> | grandchildren;
      of course ~ we ~ meet|are_going|will|can; we can|could|will|shall|should ~ meet|have_dinner|have_a_drink|get_together - <neg> | talk | them_meet;
      i ~ would ~ love|like ~ to ~ meet ~ you - <neg> | but;
      i|i_will|i_am ~ be|come|coming|fly|flying|drive|driving|getting|get|travel|arrive|jump|arriving|rush ~~ to_you|with_you|your_place|your_door|on_that_train|to_see_you|visit_you|down_to|at_the_station|yours|meet_you|your_town|to_your - <neg> | brother | wish | chat | be_there_for;
      be with you tonight|tomorrow|soon|by; book ~~ hotel|room|table|flight|tickets & i|me|us|we|join - <neg> | did_you;
      i ~ will ~ join you|meet|pick|hug|kiss|wear|wait|wearing - <neg> | chat; wearing ~ red|a|my|the|blue|green & i|tomorrow|will|meet|coffee - today | you;
      for ~ coffee|dinner|drinks|lunch ~ it is;
      coffee|dinner|drinks|lunch|date|drink ~~ <when>|together|is_on|with_you|on_me|then & ok|yes|sure|perfect|deal|is|great|alright|we|i|sounds - <neg> | did | was | how | what | cook | family | make | we_have | to_have | every | way_too;
      yes|say_yes ~~ to ~~ dinner|date|coffee|drink|meeting|weekend; come ~ to|round|over ~~ my_place|mine|me|my_house|for - <neg> | family | they | kids | animals;
      would you ~ like|want ~~ come; at_my|my place|house|flat & come|you|dinner|lunch|sunday|tonight - paint | clean;
      next ~ week|month|weekend ~~ works|suits|fine|good|perfect & meet|me|we|where|? - busy | holiday; where ~ shall|should we ~ meet; halfway|half_way ~ sounds|works|is;
      halfway & how_about|where|good|meet; face to face - never | not_possible; our ~ first? ~ date|meeting - <neg> | never; meeting each other;
      finally ~ see|meet|hold|hug ~~ you|each - <neg>; packing ~~ bag|case|suitcase|bags;
      train|bus|plane|flight ~~ gets_in|arrives|lands|arrive|leaves|to_you & i|my|me|to_you|wait - your | brother; wait for me ~~ there|at|station|outside|platform|stop;
      keep ~ free; at your door|doorbell|place; ring|knock ~ your ~ door|bell|doorbell; i promise ~~ meet|see|come|visit|together|date - <neg>;
      soon we|i ~ will ~~ together|meet|with_you|there - <neg>; pick you ~ up - your; in your arms ~ soon|tonight|<when>; my address|door|street is; keep ~~ free because;
      ringing|ring|knocking ~ your ~ doorbell|door|bell; see you ~~ at ~~ station|pub|cafe|restaurant|hotel|eight|seven|six|airport
    `,
    money: `
      send|transfer|wire|lend|give|loan|need|borrow ~ me|us|some|you_to|your ~~ money|cash|dollars|pounds|euros|loan|bank_transfer;
      can|could|will|would you ~ lend|send|pay|transfer|wire|help ~~ money|cash|rent|ticket|bills|me_out_with|flight;
      my ~ iban|bank_account|account_number|paypal|cash_app|cashapp|venmo|bank_details; western union;
      gift|itunes|amazon|steam|google card|cards|voucher|voucher_code & send|buy|me|for; bitcoin|crypto & send|invest|buy|me; pay my ~ rent|bills|ticket|flight|visa|phone;
      i need ~ money|cash
    `,
    age: `
      i am ~ only|just? #10-17 !foot|feet|ft|inches|percent|km|miles|minutes|days|weeks|months|hours|years_in|stone|pounds|kids|cats|dogs|of|years_younger; i am a minor|underage|teenager;
      i am under|below|only eighteen|18; turning|turn #10-17 & i|my; i am sixteen|seventeen|fifteen|fourteen|thirteen
    `,
  },
}
