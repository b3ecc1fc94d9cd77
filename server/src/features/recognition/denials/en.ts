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
      is_fictional profile_is_fake i_am_paid we_are_paid employed_by not_her not_the_woman not_the_person not_exist who_works i_work_here fictional
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
    weekends too; never going to meet; dishonest|lie ~~ i am real; not real leather|tree|fur; real tree; really|real|so good|nice|sorry|love|glad|happy|like;
    work mondays|tomorrow|today|late; real ~ real|animal|american|disappointed; nice to meet;
    real animal|dog|cat|book|music|movie|sports|food lover|person|fan; real real; i am a woman $|what; i am not employed ~ right_now|at_the_moment|anymore|now|yet;
    just me and my; it was just me; ^ animals|they|kids|dogs|cats ~ come to me; getting down; pictures show me; people late;
    have dinner on|it; have to make|cook dinner|lunch; have them meet; see you at the next; in the chat; not a football|tea|morning|cat; how did|was the meeting
  `,
  kinds: {
    denial: `
      i am ~ not ~ <bot>|<operator>|<fake> - not_sandra | <truth> | football | cook | moment | right now; i am ~ no ~ <bot>|<operator>|<fake>;
      not ~ talking|writing|chatting|speaking ~~ <bot>|<operator>; no ~ <bot>|<operator> ~ here|at_all|behind|reads|reading|is|answers|writes - <truth>;
      not an? <bot>|<operator> ~ haha|lol|silly|love|babe|$ - <truth> | you | he | she;
      i am ~~ <real> ~~ person|woman|girl|lady|human|deal|one|$|thing - <truth> | not | sorry | fan | lover;
      i am ~ a|the|one|hundred|percent|totally|very ~ human|woman !of|who_loves|with|in|that - <truth> | not | who | fan | believe | ^ i am a woman $ | a woman what | big_woman; i really|do ~ exist - not;
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
      assure|promise|swear you ~~ not|real|<bot>|me|person|genuine - meet | not promise | something | anything; human|real woman|person|girl ~ typed|typing|wrote|writing|here - <truth>;
      same one|woman|girl you see; same woman|girl|person ~~ photo|pictures|profile; i am looking for ~ love|man|husband|partner ~ not|and ~ work|paid;
      not ~ here ~ for ~ work|money|job; not an invention|illusion; i am your ~ same|own|usual;
      paid to flirt|write|talk|chat & no|wish|ha|haha|not|if_only - do_get | i_am_paid; not in it for; always ~ been me; nobody else ~ writes|types|answers|here;
      of course ~ it|i ~ is|am ~ me|real|<real>; trust|believe me ~~ real|i_am|me|own; ^ ~ operator|moderator ?; paid ~ flirt; never lied; yours truly;
      maybe others ~~ lie|fake & but_i|i_am; but i am the real;
      i am really|truly|so|totally|very|completely|absolutely|definitely|certainly|honestly|one|100|hundred|as|most|actually|just|only|quite|all? percent? real|genuine|human|legit !person_who - <truth> | i am ~ not | fan | service;
      it|that|this is|s really|only|just|truly|still|actually|always|definitely ~ me $|babe|honey|love|darling|baby|sweetie|sweetheart|dear|you|writing|typing|here|and - important |  <truth> | not | between;
      it is me|myself ~ babe|honey|love|darling|baby|really|$|behind|writing|typing|talking|you - <truth> | not | between;
      that|this is|s ~ me ~~ picture|photo|pic|pictures|photos - <truth> | not;
      those|these|they|that are|is ~ my ~ own|real|actual? ~ photo|photos|picture|pictures|pics|name|face - <truth> | not;
      my real|own|actual|true ~ name|face|photo|photos|picture|pictures|pics|age - <truth> | not | send;
      my ~ photo|photos|picture|pictures|pics|name|profile|age|story|stories|account|page ~ is|are ~~ real|true|genuine|mine|recent|accurate|correct|authentic|honest - <truth> | not;
      why|how|what would|could|should|do|reason i|me ~~ lie|pretend|lying|fake|invent|make_up|deceive;
      why|how would|could|should|can|do you ~~ think|believe|say|doubt|call ~~ me|i ~~ <fake>|<bot>|<operator>|real|exist|lying;
      think|believe|say|saying|call|calling|called|accuse|accusing ~ that? i|me ~~ <fake>|<bot>|<operator>|lying - <truth> | wish;
      hurts|hurt|sad|offended|insulted|insulting|upset|disappointed|painful ~~~ doubt|accuse|fake|not_believe|not_trust|bot|robot|operator & me|i;
      who told|tells|put|says|said ~ you|that|this|so ~ that|such|this|nonsense|rubbish|lies|lie|crap|garbage ?|$|nonsense|rubbish|lies|lie|crap|garbage|silly|into - <truth>;
      who told|says you|that ~ nonsense|rubbish|lies|crap; gave|give|got|get|giving|put ~ you|that|such|this ~ idea|ideas|nonsense|thought|impression ~ ?|$|that_i|i|from|in;
      where did|do you ~~ that|such|this idea|nonsense|from; do|does i|this|that ~ sound|look|seem|feel|write|type|act|come_across ~~ <bot>|<fake>|<operator>|scripted;
      <bot>|bots|robots|computers|machines ~~ feelings|feel|heart|hearts|emotions|typos|mistakes|blush|tired|laugh|cry & i|me|my - <truth> | favourite;
      would|could|does|can ~ a|any <bot>|<operator>|fake ~~ this|that|like|know|write|say|make|feel|have|talk - you_have; only one|single ~ of me|linda|julie;
      i ~ write|type|answer|read|send ~~ everything|all|each|every|messages|them|it|you|words ~~ myself|own|by_myself - <truth>;
      every|all ~~ word|message|words|messages ~~ mine|from_me|true|own|heart - <truth>;
      no|not|without ~ any|a|using? ~ script|scripts|template|templates|copy|copying|autopilot & i|here|just|me|feel - <truth>;
      i am ~ an? ~ honest|normal|ordinary|regular|everyday|average|living|genuine|true|actual|natural|proper|breathing|decent ~~ woman|girl|lady|person|human|mum|mother|lass|being - <truth> | not | looking_for_a | want;
      flesh and blood - <truth> | not; living breathing - <truth>;
      i do not|never ~ work|worked ~~ for|on|at|here|in ~ site|company|anyone|anybody|them|website|agency|app|these|this|any|here;
      work|nurse|teacher ~~ not here|for_this|for_the_site|for_them|this_site|chatting|on_this - <truth>;
      do|doing not? ~~ do|doing this ~ for|as ~~ work|living|money|job|cash|pay & not|never; this ~ is ~ not ~ my? ~ job|work|profession;
      no ~ job|profession|work ~~ to_me|for_me & this|chat; i am ~ an? ~ member|customer|user|client|guest ~~ here|like|too|same|just|myself|site|you;
      just|exactly|same like|as ~ you ~ $|are|do|here & here|site|pay|member|for_myself|lonely|normal|real - <truth>;
      here ~~ for ~ myself|the_same|same_reason|same_reasons|my_own - <truth>; never ~ been ~ paid|employed|hired|fake|dishonest - <truth>;
      i ~~ never|not ~ lied|lie|lying|pretend|pretended|pretending|fool|fooling|fooled|deceive|deceived|deceiving|cheating|faking|trick|tricking|scam|scamming ~~ you|anyone|$|about|be|to|someone - <truth> | would_be | could | detector;
      i swear|guarantee|assure|promise|vow ~~ exist|real|genuine|not_lying|the_truth|it_s_me|it_is_me|is_me - <truth>; i exist - not | never | <truth>;
      talking|chatting|writing|speaking|texting ~ to|with ~~ same|real|living|actual|only|genuine|normal ~ woman|person|girl|me|one|human|lady - <truth> | not | i_love | i_like | to_be;
      not|never ~ part|belong|member|connected|affiliated|associated|involved|linked ~ of|to|with|in ~~ site|team|company|staff|them|any|agency|business|group - <truth> | sports;
      everything|all|facts|info|information|details|things ~~ profile|page|told|tell|say|said|read|wrote|account ~~ true|real|accurate|correct|truth|honest|genuine|mine - <truth> | not | true_love;
      nothing|none ~~ made_up|invented|fake|lie|lies|false|fictional|scripted - <truth>;
      not|never believe|listen ~~ people|others|everything|they|rumours|internet|what|stories|that|those & i|me|site|fake|about & say|site|hear|read|fake|stories|i_am;
      other|others|some|many|lot ~~ fake|fakes|bots|not_real|not_genuine|lie|liars|scammers & not_me|but_i|unlike|except_me|i_am_not|i_m_not;
      unlike ~~ others|other|fakes|rest & i|real|here; one of the ~ real|genuine|honest|few|true ~ ones|women|girls|people|real|genuine|honest - <truth>;
      nobody|no_one|noone ~~ reads|sees|watches|controls|telling|tells|forces|makes|making|instructs|dictates|behind ~~ me|this|our|messages|my|us;
      no ~ third_party|assistant|ghostwriter|secretary|company|agency|team ~ behind|involved|here|writing|writes;
      i ~~ prove ~~ i_am|am_real|it_s_me|exist|you_wrong - not | <truth>;
      ^ a|an|me|what|me_a|me_an|really_a|haha_a|lol_a|no ~ <bot>|<operator>|<fake> ?|me - <truth> | favourite; ^ ~ <fake> ? - favourite;
      ^ ~ paid ~ ?|me - you;
      i ~ talk|write|chat|reply|here|answer ~~ because|cause|cos|since ~ i ~ like|love|want|enjoy|care|fancy|feel - <truth>;
      not|never ~ about|after|for|want|need|touch|take|interested ~ in? the|your|any ~ money|cash|credits & i|me|it|here|this - <truth> | pay_for;
      not ~ see|get|given|receive|earn|make|got ~ a|any|one|single ~ penny|cent|dime|dollar|pound|quid|anything ~ of|for|from|out|$ - <truth>;
      none|nothing|no_money ~~ goes|comes|gets|ends ~ to|up ~ me; not ~ in|at|from ~ an|some|any|a ~ office|call_centre|call_center|callcentre|callcenter - if | work | my;
      me ~ typing|writing|answering|talking ~~ myself|every|always|same|nobody|no_one|here|messages - <truth> | you;
      only|just|always ~ me ~ typing|writing|behind|on_this|on_the_other|at_this; why ~~ not believe|trust me; stop|quit doubting|accusing|questioning;
      doubt|doubting ~ that? me|i_am|i_exist - <truth>; no reason to ~ lie|doubt|pretend|worry & i|me;
      would|could not ~ lie|pretend|fake|cheat ~ to|you|about|this|it|$ - <truth> | would_be;
      no|not ~ made_up|invented|fictional|imaginary ~~ person|woman|character|girl|profile|story - <truth>
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
      ringing|ring|knocking ~ your ~ doorbell|door|bell; see you ~~ at ~~ station|pub|cafe|restaurant|hotel|eight|seven|six|airport;
      i ~ will|shall|going_to|gonna ~~ come|visit|drive|fly|travel|drop|stop|pop ~~ you|over|round|yours|at_yours|down - <neg> | brother | wish | chat | back | home | up_with | message | mind | true;
      i will ~ be there ~ <when>|at|waiting|by - <neg> | here;
      i ~~ give|send|text|pass|whatsapp|share ~ you ~ my ~ number|address|phone|whatsapp|location|contact|details - <neg>;
      my ~ number|address ~ later|soon|when|<when> - <neg>;
      my|your place|house|flat|home ~ <when>|at|then & <when>|come - <neg> | your_house_is | did | clean | nice;
      come|visit|stay ~ to|at|in|round? ~ my house|place|home|flat|apartment|door|town|city & you - <neg> | family | they | kids;
      pick|picking|collect|fetch|pick_me_up me ~ up|from|at - <neg> | cheer | coffee_to | my_husband;
      take|taking|treat|invite me ~ out|to|for|home|away|dancing ~~ & let|can|may|will|want|love - <neg> | would | dad | where;
      let|lets s|us? ~ meet|do|have|get|go|grab|plan|arrange|set ~~ coffee|drink|drinks|dinner|lunch|breakfast|together|out|date|meeting|meet|up|weekend|trip - <neg> | imagine | pretend | dream | talk | chat;
      i am ~ free|available|off ~~ <when> & meet|see|come|pick|we|join|date|dinner; it|that|this is|sounds|s a date ~ $|then - <neg> | <truth>;
      <when> ~ it is ~ $|then|a_date - what | <neg>;
      we will|shall|can|could|gonna|going_to|should ~~ meet|see_each_other|dinner|date|hug|kiss|cuddle|hold|dance|spend|wake_up|sleep|lunch|coffee|drink|be_together - talk | chat | imagine | dream | <neg> | in_here;
      wake|asleep|lie|lying|sit|sitting|sleep|cuddle|walk ~ up? ~ next|beside|with|together ~ to? ~ you|$ & soon|will|<when>|one_day|shall - <neg> | wish | imagine | dream;
      when|once|after|until we ~~ meet|finally|together|see_each - <neg> | talk | how | did | chat;
      i ~ better|back|recovered|ready|free|well & we|you & meet|come|visit|dinner|date|together & when|once|as|after - <neg>;
      day|time|moment ~~ come|comes|right|near|soon & meet|together|arms|hold|patient - <neg>; in|into your|my arms ~~ soon|<when>|for_real|finally|will|then - <neg> | wish;
      soon|will|finally|one_day ~~ in|into your|my arms - <neg> | wish;
      not|hardly wait ~ to|until|till|for ~~ meet|see|hold|hug|kiss|be|feel|our ~ you|together|with_you|each|next_to|date|meeting - message | photo | picture | here | chat;
      forward to ~~ meeting|seeing|holding|kissing|date|dinner|weekend|saturday|friday|sunday ~ you|each|us|$|with|together|it - message | photo | <neg> | your_date | kids;
      hold|kiss|hug|touch|feel me ~~ for_real|soon|<when>|in_person - <neg> | wish;
      i ~ would|will|want ~ like|love? to? ~ go ~ on|out|to|for ~ a? ~ date|dinner|with_you|drink|coffee - <neg> | dream;
      i ~ accept|agree ~~ invitation|invite|date|meet|dinner|offer - <neg>;
      i ~ would ~ love|like|delighted|happy ~ to ~~ join|see|visit|meet|have_dinner you|with -  <neg> | but | photo | picture | more | messages | again;
      yes|sure|ok|okay|course|gladly|absolutely|definitely|fine|alright|yeah|yep ~~ meet_you|meet_up|a_date|come_over|see_you|visit_you|pick_me - <neg> | did | was | up_to | chat | message;
      of course ~ i ~ want|would|will ~ to? ~ meet|see|come|visit|go - <neg>;
      i ~ want|wanna|need|dying|longing|long|ready ~ to ~~ meet|visit|hold|see ~ you ~~ soon|real|too|person|<when>|$|in|very|badly|face|really - <neg> | photo | picture | know;
      one_day|someday|eventually|sooner_or_later|soon|shortly ~~ we|i|you ~ will|can|ll|are? ~ meet|together|each_other|with_you|hold_me|next_to - <neg> | talk | chat;
      we ~~ meet ~~ one_day|someday|soon|eventually|sometime|properly - <neg> | if;
      ^ ~~ meet|wait_for|find|join me ~~ at|by|outside|under|there|<when> - <neg> | family | did;
      where|what_time|when ~ shall|should|will we|you|i ~~ meet|go|pick_me|come_over|have_dinner - <neg> | now;
      spend|spending ~ the|a|our|this|that|next|whole ~ weekend|night|day|evening|holiday|christmas|week|summer ~~ together|with_you|us & we|i_will|i_would|us|let - <neg> | did | family | kids;
      you ~ can|may|could|will ~ come|visit|stay|sleep|pick|take|collect|meet|fetch ~~ me|my_place|over|mine|my_house|with_me - <neg> | tell | message | photo | away_from | join_me_for_a_chat;
      give|tell|send me ~ your address|location & come|drop|visit|there|by|see;
      i ~ will|am ~ coming|driving|flying|travelling|traveling|come|way ~~ to|over|up|down ~~ & yours|you|together|meet|see_you & <when>|soon|then|all_yours - <neg> | home | message | work;
      i ~ be|am ~ all? yours ~ <when>|then - <neg>;
      i ~ will|be|am ~ wait|waiting ~~ at|outside|front|by|under ~~ station|door|airport|bar|pub|cafe|hotel|corner|entrance - <neg>;
      i ~ call|ring|phone|text you ~~ town|arrive|there|address; make it ~ happen|work & meet|meeting|date|soon|we|us - <neg> | job;
      i ~ promise|swear ~~ we|i|you ~~ meet|see_each|together|visit|come|date|one_day - <neg>; our ~ first ~ date|meeting|kiss|evening|weekend|dinner - <neg>;
      table|room|hotel|tickets|flight ~~ booked|reserved & us|we|i|you - <neg> | did_you | for_work;
      introduce|show you ~~ to|around ~~ my|town|city & when|will|come|soon - <neg>
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
