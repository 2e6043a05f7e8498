/** Written by `npm run contract`; never edited. */

export interface paths {
    "/resource/AdvancedTypeaheadResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** suggest_searches */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["SuggestSearches"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Suggestions"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedActivityFeedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_did_its */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListDidIts"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DidItView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentFeaturesResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_comment_features */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetCommentFeatures"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CommentFeatures"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentFeaturesResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_comment_features */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateCommentFeatures"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CommentFeatures"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentFlagResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** flag_comment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FlagComment"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentHideResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** hide_comment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["HideComment"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentHideResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unhide_comment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["HideComment"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentHighlightResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** highlight_comment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["HighlightComment"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CommentView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentMentionResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** remove_mention */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RemoveMention"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Mentions"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentReactionResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** react_to_comment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ReactToComment"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CommentView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentReactionResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unreact_to_comment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ReactToComment"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CommentView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentReplyFeedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_replies */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListReplies"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CommentView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentReplyResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** reply_to_comment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ReplyToComment"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CommentView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** write_comment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["WriteComment"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CommentView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** delete_comment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DeleteComment"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_comment */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetComment"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CommentView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_comment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateComment"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CommentView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AggregatedCommentTranslationResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** translate_comment */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["TranslateComment"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Translation"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ApiCResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** log_activities */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["LogActivities"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AppAuthorizationResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** allow_app */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["AppAuthorizationRequest"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["AppAuthorizationAnswer"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AppAuthorizationResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** refuse_app */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["AppAuthorizationRequest"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["AppAuthorizationAnswer"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AppAuthorizationResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_authorization */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["AppAuthorizationRequest"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["AppAuthorizationView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AppResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_app */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["CreateApp"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["AppWithSecret"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AppResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** delete_app */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DeleteApp"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AppResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_app */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateApp"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["AppView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AppSecretResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** renew_app_secret */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RenewAppSecret"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["AppWithSecret"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/AppsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_apps */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListApps"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Apps"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BaseSearchResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** search_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["SearchPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SearchResults"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardActionStatusResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_board_actions */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetBoardActions"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardActions"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardArchiveResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** archive_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ArchiveBoard"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardArchiveResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unarchive_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ArchiveBoard"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardCollaboratorResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** remove_collaborator */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RemoveCollaborator"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardCollaboratorResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_collaborator */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateCollaborator"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CollaboratorInvite"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardCollaboratorSuggestionsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** suggest_collaborators */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["SuggestCollaborators"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SuggestedCollaborators"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardCollaboratorsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_collaborators */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListCollaborators"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CollaboratorInvite"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardContentRecommendationResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_board_ideas */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListBoardIdeas"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardDownloadResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** request_download */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RequestDownload"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ArchiveView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardDownloadResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_download */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetDownload"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["LatestDownload"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardFeedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_board_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListBoardPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardFollowResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** follow_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FollowBoard"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardFollowResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unfollow_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FollowBoard"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardFollowingResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_followed_boards */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListFollowedBoards"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardInterestsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_board_interests */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListBoardInterests"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardInterests"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardInviteAcceptResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** accept_board_invite */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["AcceptInvite"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CollaboratorInvite"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardInviteLinkResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** make_invite_link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["MakeInviteLink"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["InviteLink"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardInviteLinkResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** end_invite_link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["EndInviteLink"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardInviteLinkResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** open_invite_link */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["OpenInviteLink"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["InviteLinkBoard"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardInviteResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** invite_collaborator */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["InviteCollaborator"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CollaboratorInvite"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardInviteResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** deny_board_invite */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DenyInvite"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardInviteResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** approve_board_invite */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ApproveInvite"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CollaboratorInvite"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardInvitesResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** clear_board_invites */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ClearBoardInvites"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardInvitesResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_board_invites */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListBoardInvites"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CollaboratorInvite"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardJoinRequestResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** request_to_join */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RequestToJoin"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CollaboratorInvite"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardMergeResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** merge_boards */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["MergeBoards"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BatchView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardOwnershipTransferResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** request_transfer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RequestTransfer"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardOwnershipTransferResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** end_transfer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["EndTransfer"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardOwnershipTransferResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** accept_transfer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["AcceptTransfer"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardPageResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_board */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetBoard"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardPickerBoardsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_picker_boards */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetPickerBoards"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PickerBoards"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardPickerBoardsShortlistResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** shortlist_boards */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ShortlistBoards"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Shortlisted"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardPinOrderResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** reorder_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ReorderPin"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["CreateBoard"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** delete_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DeleteBoard"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BatchView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_board */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetBoard"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateBoard"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardSectionEditResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** delete_section */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DeleteSection"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardSectionEditResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_section */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateSection"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SectionView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardSectionMergeResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** merge_sections */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["MergeSections"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SectionView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardSectionPinsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_section_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListSectionPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardSectionResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_section */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["CreateSection"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SectionView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardSectionResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_section */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetSection"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SectionView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardSectionsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_sections */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListSections"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SectionView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardSectionsResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** reorder_sections */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ReorderSections"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SectionOrder"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardTitleSuggestionsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** suggest_board_titles */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["SuggestBoardTitles"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardTitleSuggestions"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardsFeedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_boards */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListBoards"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_boards */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListBoards"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardsResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** arrange_boards */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ArrangeBoards"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardArrangement"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BulkEditResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** copy_pins */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["CopyPins"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BatchView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BulkEditResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** delete_pins */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DeletePins"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BatchView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BulkEditResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** move_pins */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["MovePins"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BatchView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BulkEditStatusResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_batch */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetBatch"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BatchView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BulkEditUndoResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** undo_batch */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UndoBatch"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BatchView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BusinessConversionResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** become_business */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["BecomeBusiness"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ViewerView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BusinessConversionResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** leave_business */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["LeaveBusiness"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ViewerView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BusinessLinkResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unlink_business */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UnlinkBusiness"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedIn"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BusinessResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_business */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["CreateBusiness"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SessionAccount"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BusinessResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_business */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateBusiness"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ViewerView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/CaptchaChallengeResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_captcha_challenge */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetCaptchaChallenge"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CaptchaChallenge"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/CommenterHideResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** hide_commenter */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["HideCommenter"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/CommenterHideResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unhide_commenter */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["HideCommenter"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ContactRequestDeclineResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** restore_contact_request */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["OneConversation"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ConversationView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ContactRequestResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** decline_contact_request */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["OneConversation"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ContactRequestResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** accept_contact_request */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["OneConversation"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ConversationView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ContactRequestsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_contact_requests */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListContactRequests"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ConversationView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ConversationArchiveResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** archive_conversation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ArchiveConversation"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ConversationView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ConversationMembersResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** add_members */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["AddMembers"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ConversationView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ConversationMessageResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unsend_message */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["OneMessage"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["MessageView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ConversationMessagesResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** send_message */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["SendMessage"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["MessageView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ConversationMessagesResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_messages */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListMessages"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["MessageView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ConversationMuteResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** mute_conversation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["MuteConversation"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ConversationView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ConversationResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** leave_conversation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["OneConversation"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ConversationResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_conversation */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["OneConversation"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ConversationView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ConversationResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** name_conversation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["NameConversation"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ConversationView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ConversationSearchResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** search_messages */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["SearchMessages"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["MessageView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ConversationSeenResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** see_conversation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["SeeConversation"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ConversationTypingResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** tell_typing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["TellTyping"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ConversationsResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** start_conversation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["StartConversation"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ConversationView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ConversationsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_conversations */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListConversations"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ConversationView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/CountriesResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_countries */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListChoices"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Choices"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/DeletedBoardsResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** forget_deleted_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ForgetDeletedBoard"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/DeletedBoardsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_deleted_boards */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListDeletedBoards"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DeletedBoard"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/DeletedBoardsResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** restore_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RestoreBoard"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/DeletedPinsResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** forget_deleted_pins */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ForgetDeletedPins"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/DeletedPinsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_deleted_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListDeletedPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DeletedPin"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/DeletedPinsResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** restore_pins */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RestorePins"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["RestoredPins"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/DidItActivityResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** tell_did_it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["TellDidIt"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DidItView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/DidItActivityResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** delete_did_it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DeleteDidIt"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/DidItActivityResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** tell_did_it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["TellDidIt"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DidItView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/DidItMarkResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** mark_did_it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["MarkDidIt"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DidItView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/DidItMarkResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unmark_did_it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["MarkDidIt"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DidItView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/EmailSettingsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_email_settings */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetNotificationSettings"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["EmailSettings"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/EmailSettingsResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_email_settings */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateEmailSettings"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["EmailSettings"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/EmailSubscriptionResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** open_email_subscription */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["OpenEmailSubscription"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["EmailSubscription"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/EmailSubscriptionResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_email_subscription */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateEmailSubscription"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["EmailSubscription"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ExperienceResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** view_experience */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ExperienceAt"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Experiences"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ExperienceResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** dismiss_experience */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ExperienceAt"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Experiences"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ExperienceResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** complete_experience */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ExperienceAt"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Experiences"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ExperiencesResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_experiences */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetExperiences"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Experiences"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/FeedTunerResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_feed_tuner */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetFeedTuner"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["FeedTuner"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/FeedTunerResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** tune_feed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["TuneFeed"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["FeedTuned"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/FeedbackListResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_feedback */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListFeedback"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["FeedbackView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/FeedbackResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** send_feedback */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["SendFeedback"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/FeedbackResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_feedback */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateFeedback"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["FeedbackView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/FindPinImagesResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** find_pin_images */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["FindPinImages"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["FoundPage"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/FollowingFeedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_following_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListFollowingPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/GrantsResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** end_grants */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["EndGrants"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["GrantsEnded"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/GrantsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_grants */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListGrants"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Grants"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/HandshakeSessionResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** finish_handshake */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FinishHandshake"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedIn"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/HelpfulResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** mark_helpful */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["MarkHelpful"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CommentView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/HelpfulResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unmark_helpful */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["MarkHelpful"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CommentView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/HiddenCommentersResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_hidden_commenters */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListHiddenCommenters"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["UserRef"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ImportResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** register_import */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RegisterImport"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["RegisteredImport"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ImportResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** stop_import */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["StopImport"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ImportView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ImportResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_import */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetImport"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["LatestImport"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ImportResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** retry_import */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RetryImport"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ImportView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/InterestFeedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_interest_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListInterestPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/InterestFollowResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** follow_interest */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FollowInterest"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["InterestFollow"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/InterestFollowResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unfollow_interest */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FollowInterest"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["InterestFollow"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/InterestResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_interest */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetInterest"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["InterestDetail"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/InterestsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_interests */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListInterests"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Interests"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/InviteCodeMetadataResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_invite_metadata */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetInviteMetadata"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["InviteMetadata"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/InviteCodeResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_invite */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["CreateInvite"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["InviteView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/InviteCodeResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** delete_invite */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DeleteInvite"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/InviteCodeResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_invites */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListInvites"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Invites"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/LocalesResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_locales */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListChoices"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Choices"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/MailLinkSessionResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** open_mail_link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["OpenMailLink"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["MailLinkOpened"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/MessageReactionResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** react_to_message */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ReactToMessage"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["MessageView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/MessageReactionResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unreact_to_message */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["OneMessage"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["MessageView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/NativeInteractionsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_reactions */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListReactions"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinReaction"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/NetworkAuthorizationResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** start_authorization */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["StartAuthorization"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["AuthorizationStart"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/NetworkAuthorizationResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** finish_authorization */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FinishAuthorization"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["AuthorizationView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/NetworkSessionResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** log_in_with_network */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["LogInWithNetwork"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedIn"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/NewsHubBadgeResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_badge */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetBadge"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Badge"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/NewsHubDetailsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_notice_actors */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListNoticeActors"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["UserRef"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/NewsHubResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_notices */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListNotices"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["NoticeView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/NewsHubSeenResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** see_notices */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["SeeNotices"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/NewsSettingsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_news_settings */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetNotificationSettings"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["NotificationSettings"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/NewsSettingsResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_news_settings */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateNotificationSettings"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["NotificationSettings"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ParentalPasscodeClosureResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** note_closure */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["NoteClosure"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ParentalPasscodeResetResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** request_passcode_reset */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RequestPasscodeReset"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["MailSent"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ParentalPasscodeResetResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** reset_passcode */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ResetPasscode"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ParentalPasscodeResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_passcode */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["CreatePasscode"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ViewerPasscode"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ParentalPasscodeResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** remove_passcode */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RemovePasscode"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ViewerPasscode"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PasskeyChallengeResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** begin_passkey_log_in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["BeginPasskeyLogIn"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PasskeyChallenge"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PasskeySessionResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** log_in_with_passkey */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["LogInWithPasskey"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedIn"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PersonalTokenResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_personal_token */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["CreatePersonalToken"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["NewPersonalToken"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinDuplicatesResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_duplicates */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetDuplicates"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Duplicates"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinEmbedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_embed */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetEmbed"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinEmbed"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinFavoriteResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** favorite_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FavoritePin"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinFavorite"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinFavoriteResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unfavorite_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FavoritePin"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinFavorite"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinHideResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** hide_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["HidePin"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinHideResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unhide_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UnhidePin"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinInterestsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_pin_interests */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListPinInterests"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinInterests"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinQrResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_pin_qr */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetPinQr"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinQr"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["CreatePin"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinDetail"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** delete_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DeletePin"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_pin */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetPin"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinDetail"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdatePin"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinDetail"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinShareResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** share_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["SharePin"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinShares"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinSponsorshipResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** request_sponsorship */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RequestSponsorship"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinDetail"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinSponsorshipResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** remove_sponsorship */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RemoveSponsorship"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinSponsorshipResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** answer_sponsorship */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["AnswerSponsorship"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinDetail"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinSponsorshipsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_sponsorships */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListSponsorships"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SponsoredPin"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PushDeviceResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** add_push_device */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["AddPushDevice"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PushDeviceResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** remove_push_device */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RemovePushDevice"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PushDeviceResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_push_key */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetPushKey"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PushKey"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PushSettingsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_push_settings */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetNotificationSettings"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["NotificationSettings"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PushSettingsResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_push_settings */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateNotificationSettings"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["NotificationSettings"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ReactionsResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** react */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["React"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinReactions"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ReactionsResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unreact */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["Unreact"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinReactions"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ReactionsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_reactions */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListReactions"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinReaction"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/RelatedModulesResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_related_modules */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListRelatedModules"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["RelatedItem"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/RelatedPinFeedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_related_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListRelatedPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/RepinResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** save_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["SavePin"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinDetail"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ReportAppealResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** decide_appeal */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DecideAppeal"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ReportCaseView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ReportCaseResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_case */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetCase"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ReportCaseDetail"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ReportCaseResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** close_case */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["CloseCase"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ReportCaseView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ReportCasesResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_cases */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListCases"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ReportCaseView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ReportReasonsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_report_reasons */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListReportReasons"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ReportReasons"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ReportResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** report_thing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ReportThing"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/SearchResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** search_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["SearchPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SearchResults"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/SearchTabResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_search_tabs */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListSearchTabs"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SearchTabs"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ShareCodeResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** get_share_code */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["GetShareCode"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ShareCode"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ShareSuggestionsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** suggest_shares */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["SuggestShares"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ShareSuggestions"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ShareSuggestionsTypeaheadResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** suggest_shares_by_term */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["SuggestSharesByTerm"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ShareSuggestions"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/ShoppingFeedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_shopping_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListShoppingPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ShoppingResults"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/SignupFlowResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** move_signup_flow */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["MoveSignupFlow"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignupFlow"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/SuggestedCreatorFollowsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** suggest_creators */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["SuggestCreators"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SuggestedCreators"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/TodayArticleDraftResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_draft */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetDraft"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DraftView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/TodayArticleDraftsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_drafts */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListDrafts"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DraftView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/TodayArticleFeedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_articles */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListArticles"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ArticleView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/TodayArticleResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_article */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["CreateArticle"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DraftView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/TodayArticleResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** delete_article */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DeleteArticle"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/TodayArticleResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_article */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetArticle"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ArticleDetail"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/TodayArticleResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_article */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateArticle"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DraftView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/TopInterestsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_top_interests */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListTopInterests"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Interests"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UnifiedCommentsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_comments */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListComments"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["CommentView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserActivityPinsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_created_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListUserPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserAuditsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_audits */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListAudits"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Audits"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserBlockResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** block_user */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["BlockUser"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserBlockResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unblock_user */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UnblockUser"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserBlocksResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_blocks */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListBlocks"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["UserRef"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserCookieConsentResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_consent */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetConsent"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ConsentState"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserCookieConsentResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_consent */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["Consent"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Consent"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserDeactivateResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** deactivate_user */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DeactivateUser"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedOut"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserDecisionResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** open_decision */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["OpenDecision"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DecisionView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserDecisionResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** appeal_decision */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["AppealDecision"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DecisionView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserDecisionsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_decisions */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListDecisions"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DecisionView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserDeleteResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** delete_user */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DeleteUser"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedOut"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserEmailResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** verify_email */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["VerifyEmail"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["EmailVerified"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserEmailResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** change_email */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ChangeEmail"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["MailSent"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserExportResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** request_export */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RequestExport"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ArchiveView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserExportResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_export */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetExport"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["LatestExport"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserFactorsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_factors */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListFactors"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Factors"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserFavoritesResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_favorites */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListFavorites"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserFollowResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** follow_user */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FollowUser"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["UserView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserFollowResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unfollow_user */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FollowUser"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["UserView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserFollowersResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_followers */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListFollows"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["UserRef"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserFollowingResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_following */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListFollows"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["UserRef"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserHomefeedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_home_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListHomePins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserInterestsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_followed_interests */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListFollowedInterests"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Interests"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserInterestsResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** follow_interests */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FollowInterests"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["FollowedInterests"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserMentionTypeaheadResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** suggest_mentions */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["SuggestMentions"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["MentionSuggestions"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserNetworksResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** disconnect_network */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DisconnectNetwork"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Networks"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserNetworksResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_networks */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListNetworks"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Networks"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserPasskeyChallengeResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** begin_passkey */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["BeginPasskey"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PasskeyChallenge"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserPasskeyResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** add_passkey */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["AddPasskey"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Factors"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserPasskeyResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** remove_passkey */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RemovePasskey"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Factors"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserPasswordResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** change_password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ChangePassword"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedIn"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserPinsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_user_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListUserPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinView"][];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserPreferencesResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_preferences */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetPreferences"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Preferences"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserPreferencesResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_preferences */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdatePreferences"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Preferences"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserRecoveryCodesResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** renew_recovery_codes */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RenewRecoveryCodes"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["RecoveryCodes"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserRegisterResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** register_user */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RegisterUser"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedIn"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserResetPasswordResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** request_reset */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RequestReset"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["MailSent"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserResetPasswordResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** reset_password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ResetPassword"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedIn"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_user */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetUser"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["UserView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_user */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateUser"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ViewerView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserSessionProofResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** prove_session */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ProveSession"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SessionProof"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserSessionResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** log_in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["LogIn"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedIn"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserSessionResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** log_out */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["LogOut"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedOut"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserSessionResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_session_accounts */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListSessionAccounts"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SessionAccounts"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserSessionResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** switch_account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["SwitchAccount"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedIn"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserSessionsResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** end_sessions */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["EndSessions"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SessionsEnded"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserSessionsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_sessions */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListSessions"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Sessions"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserTotpResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** begin_totp */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["BeginTotp"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["NewTotp"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserTotpResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** disable_totp */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DisableTotp"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Factors"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserTotpResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** confirm_totp */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ConfirmTotp"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["RecoveryCodes"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserWebsitesResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** claim_website */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ClaimWebsite"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["WebsiteView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserWebsitesResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unclaim_website */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UnclaimWebsite"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserWebsitesResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_websites */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListWebsites"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Websites"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserWebsitesResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** verify_website */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["VerifyWebsite"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["WebsiteView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/VIPResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_uploads */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetUploads"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["UploadStates"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/VisualLiveSearchResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** search_visually */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["SearchVisually"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["VisualResults"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/VisualSearchFlashlightUnifiedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** search_flashlight */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["SearchFlashlight"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["FlashlightResults"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/WebhookDeliveriesResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_deliveries */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListDeliveries"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Deliveries"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/WebhookReplayResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** replay_delivery */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ReplayDelivery"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DeliveryView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/WebhookResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_webhook */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["CreateWebhook"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["WebhookWithSecret"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/WebhookResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** delete_webhook */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DeleteWebhook"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/WebhookResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_webhook */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateWebhook"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["WebhookView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/WebhookSecretResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** renew_webhook_secret */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RenewWebhookSecret"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["WebhookWithSecret"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/WebhookTestResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** test_webhook */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["TestWebhook"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["DeliveryView"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/WebhooksResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_webhooks */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListWebhooks"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Webhooks"];
                            };
                        };
                    };
                };
                503: components["responses"]["ResourceBusy"];
                507: components["responses"]["ResourceFull"];
                "4XX": components["responses"]["ResourceRefused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/aggregated_comments/features/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_comment_features */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CommentFeatures"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** update_comment_features */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["UpdateCommentFeatures"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CommentFeatures"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/aggregated_comments/pin/highlight/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** highlight_comment */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["HighlightComment"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CommentView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/aggregated_comments/{comment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_comment */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CommentView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** update_comment */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["UpdateComment"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CommentView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** delete_comment */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/aggregated_comments/{comment_id}/flag/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** flag_comment */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["FlagComment"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/aggregated_comments/{comment_id}/hide/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** hide_comment */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["HideComment"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** unhide_comment */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/aggregated_comments/{comment_id}/react/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** react_to_comment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ReactToComment"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CommentView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** unreact_to_comment */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CommentView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/aggregated_comments/{comment_id}/replies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_replies */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CommentView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/aggregated_comments/{comment_id}/reply/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** reply_to_comment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ReplyToComment"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CommentView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/aggregated_comments/{comment_id}/translate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** translate_comment */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Translation"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/aggregated_comments/{id}/mentions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** remove_mention */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Mentions"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/aggregated_pin_data/{pin_id}/comment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** write_comment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["WriteComment"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CommentView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/aggregated_pin_data/{pin_id}/comments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_comments */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CommentView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/analytics/feedback/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_feedback */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["FeedbackView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        /** send_feedback */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SendFeedback"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/analytics/feedback/{feedback_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** update_feedback */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    feedback_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["UpdateFeedback"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["FeedbackView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/board/sections/{section_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_section */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    section_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["SectionView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** update_section */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    section_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["UpdateSection"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["SectionView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** delete_section */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    section_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/board/sections/{section_id}/merge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** merge_sections */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    section_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["MergeSections"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["SectionView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/board/sections/{section_id}/pins/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_section_pins */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    section_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["CreateBoard"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/invites/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_board_invites */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CollaboratorInvite"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        /** clear_board_invites */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/invites/accept/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** accept_board_invite */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["AcceptInvite"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CollaboratorInvite"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/invites/links/{invite_code}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** open_invite_link */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    invite_code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["InviteLinkBoard"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_board */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** update_board */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["UpdateBoard"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** delete_board */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BatchView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/actions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_board_actions */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardActions"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/archive/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** archive_board */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ArchiveBoard"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** unarchive_board */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/collaborators/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_collaborators */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CollaboratorInvite"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/collaborators/suggestions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** suggest_collaborators */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["SuggestedCollaborators"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/collaborators/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** update_collaborator */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["UpdateCollaborator"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CollaboratorInvite"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** remove_collaborator */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/download/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_download */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["LatestDownload"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        /** request_download */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RequestDownload"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ArchiveView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/follow/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** follow_board */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["FollowBoard"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** unfollow_board */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/interests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_board_interests */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardInterests"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/invites/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** invite_collaborator */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["InviteCollaborator"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CollaboratorInvite"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/invites/link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** make_invite_link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["MakeInviteLink"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["InviteLink"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** end_invite_link */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/invites/{invited_user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** approve_board_invite */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                    invited_user_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ApproveInvite"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CollaboratorInvite"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** deny_board_invite */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                    invited_user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/join/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** request_to_join */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RequestToJoin"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CollaboratorInvite"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/merge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** merge_boards */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["MergeBoards"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BatchView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/owner/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** accept_transfer */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["AcceptTransfer"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** request_transfer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RequestTransfer"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** end_transfer */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/pins/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_board_pins */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/pins/bulk/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** move_pins */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["MovePins"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BatchView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** copy_pins */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["CopyPins"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BatchView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** delete_pins */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BatchView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/sections/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_sections */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["SectionView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        /** create_section */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["CreateSection"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["SectionView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/sections/reorder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** reorder_sections */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ReorderSections"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["SectionOrder"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/bulk/{batch_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_batch */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batch_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BatchView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/bulk/{batch_id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** undo_batch */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batch_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["UndoBatch"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BatchView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/contact_requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_contact_requests */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ConversationView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/contact_requests/{conversation_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** accept_contact_request */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["OneConversation"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ConversationView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** decline_contact_request */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/contact_requests/{conversation_id}/decline/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** restore_contact_request */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ConversationView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/conversations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_conversations */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ConversationView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        /** start_conversation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["StartConversation"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ConversationView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/conversations/{conversation_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_conversation */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ConversationView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** name_conversation */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["NameConversation"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ConversationView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** leave_conversation */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/conversations/{conversation_id}/archive/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** archive_conversation */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ArchiveConversation"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ConversationView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/conversations/{conversation_id}/members/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** add_members */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["AddMembers"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ConversationView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/conversations/{conversation_id}/messages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_messages */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["MessageView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        /** send_message */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SendMessage"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["MessageView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/conversations/{conversation_id}/messages/{message_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** unsend_message */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                    message_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["MessageView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/conversations/{conversation_id}/messages/{message_id}/reaction/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** react_to_message */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                    message_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ReactToMessage"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["MessageView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** unreact_to_message */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                    message_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["MessageView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/conversations/{conversation_id}/mute/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** mute_conversation */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["MuteConversation"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ConversationView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/conversations/{conversation_id}/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** search_messages */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["MessageView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/conversations/{conversation_id}/seen/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** see_conversation */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conversation_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SeeConversation"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/did_it/{user_did_it_data_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** delete_did_it */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_did_it_data_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/did_it/{user_did_it_data_id}/{mark}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** mark_did_it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_did_it_data_id: string;
                    mark: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["MarkDidIt"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["DidItView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** unmark_did_it */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_did_it_data_id: string;
                    mark: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["DidItView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/experiences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_experiences */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Experiences"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/experiences/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** dismiss_experience */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Experiences"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/experiences/{id}/completed/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** complete_experience */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ExperienceAt"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Experiences"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/experiences/{id}/viewed/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** view_experience */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ExperienceAt"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Experiences"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/helpful/{model_type}/{comment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** mark_helpful */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    model_type: string;
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["MarkHelpful"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CommentView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** unmark_helpful */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    model_type: string;
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["CommentView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/interests/{interest_id}/follow/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** follow_interest */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    interest_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["FollowInterest"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["InterestFollow"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** unfollow_interest */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    interest_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["InterestFollow"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/interests/{interest}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_interest */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    interest: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["InterestDetail"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/interests/{interest}/pins/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_interest_pins */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    interest: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/login/handshake/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** start_log_in_handshake */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["LogIn"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["HandshakeToken"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/login/mfa/handshake/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** start_log_in_handshake */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["LogIn"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["HandshakeToken"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/media/uploads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_uploads */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["UploadStates"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/media/uploads/register/batch/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** register_uploads */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RegisterUploads"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["RegisteredUploads"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/news_hub/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_notices */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["NoticeView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/news_hub/badge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_badge */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Badge"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/news_hub/seen/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** see_notices */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SeeNotices"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/news_hub/{notice_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_notice_actors */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    notice_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["UserRef"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/orientation/nux_creator_recommendations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** suggest_creators */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["SuggestedCreators"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["CreatePin"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinDetail"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_pin */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinDetail"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** update_pin */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["UpdatePin"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinDetail"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** delete_pin */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{pin_id}/did_it/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_did_its */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["DidItView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** tell_did_it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["TellDidIt"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["DidItView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{pin_id}/duplicates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_duplicates */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Duplicates"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{pin_id}/embed/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_embed */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinEmbed"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{pin_id}/favorite/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** favorite_pin */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["FavoritePin"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinFavorite"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** unfavorite_pin */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinFavorite"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{pin_id}/hide/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** hide_pin */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["HidePin"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** unhide_pin */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{pin_id}/interests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_pin_interests */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinInterests"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{pin_id}/order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** reorder_pin */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ReorderPin"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{pin_id}/react/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** react */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["React"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinReactions"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** unreact */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinReactions"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{pin_id}/reactions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_reactions */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinReaction"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{pin_id}/repin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** save_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SavePin"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinDetail"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{pin_id}/share/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** share_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SharePin"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinShares"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{pin_id}/sponsorship/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** answer_sponsorship */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["AnswerSponsorship"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinDetail"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** request_sponsorship */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RequestSponsorship"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinDetail"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** remove_sponsorship */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/register/email/handshake/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** start_registration_handshake */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RegisterUser"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["HandshakeToken"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/register/facebook/handshake/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** start_registration_handshake */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RegisterUser"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["HandshakeToken"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/register/partner/handshake/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** start_registration_handshake */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RegisterUser"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["HandshakeToken"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/reports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** report_thing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ReportThing"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/reports/cases/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_cases */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ReportCaseView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/reports/cases/{case_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_case */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    case_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ReportCaseDetail"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** close_case */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    case_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["CloseCase"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ReportCaseView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/reports/cases/{case_id}/appeal/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** decide_appeal */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    case_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["DecideAppeal"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ReportCaseView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/reports/reasons/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_report_reasons */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ReportReasons"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/sessions/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** verify_session */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["VerifySession"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["SessionVerified"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/share/suggestions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** suggest_shares */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ShareSuggestions"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/spam/fingerprints/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** record_fingerprint */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RecordFingerprint"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/today/articles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_articles */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ArticleView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        /** create_article */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["CreateArticle"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["DraftView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/today/articles/{article_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_article */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    article_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ArticleDetail"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** update_article */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    article_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["UpdateArticle"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["DraftView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** delete_article */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    article_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/today/drafts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_drafts */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["DraftView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/today/drafts/{article_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    article_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["DraftView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/email/verify/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** resend_verification */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ResendVerification"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["MailSent"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_viewer */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ViewerView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/me/blocks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_blocks */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["UserRef"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/me/boards/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** arrange_boards */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ArrangeBoards"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardArrangement"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/me/boards/deleted/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_deleted_boards */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["DeletedBoard"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/me/boards/deleted/{board_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** restore_board */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RestoreBoard"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** forget_deleted_board */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/me/decisions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_decisions */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["DecisionView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/me/favorites/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_favorites */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/me/hidden_commenters/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_hidden_commenters */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["UserRef"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/me/interests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_followed_interests */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Interests"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** follow_interests */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["FollowInterests"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["FollowedInterests"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/me/pins/deleted/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_deleted_pins */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["DeletedPin"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        /** restore_pins */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RestorePins"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["RestoredPins"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** forget_deleted_pins */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/me/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_user */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["UserView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/me/sponsorships/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_sponsorships */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["SponsoredPin"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_account */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["AccountView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/{user_id}/block/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** block_user */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["BlockUser"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** unblock_user */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/{user_id}/boards/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_boards */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/{user_id}/boards/following/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_followed_boards */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/{user_id}/comments/hide/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** hide_commenter */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["HideCommenter"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** unhide_commenter */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/{user_id}/follow/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** follow_user */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["FollowUser"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["UserView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** unfollow_user */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["UserView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/{user_id}/followers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_followers */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["UserRef"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/{user_id}/following/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_following */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["UserRef"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/{user_id}/pins/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_user_pins */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/{user_id}/pins/created/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_created_pins */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinView"][];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/webhooks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_webhooks */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Webhooks"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        /** create_webhook */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["CreateWebhook"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["WebhookWithSecret"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/webhooks/{webhook_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** update_webhook */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    webhook_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["UpdateWebhook"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["WebhookView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        post?: never;
        /** delete_webhook */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    webhook_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/webhooks/{webhook_id}/deliveries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_deliveries */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    webhook_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Deliveries"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/webhooks/{webhook_id}/deliveries/{delivery_id}/replay/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** replay_delivery */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    webhook_id: string;
                    delivery_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ReplayDelivery"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["DeliveryView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/webhooks/{webhook_id}/secret/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** renew_webhook_secret */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    webhook_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RenewWebhookSecret"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["WebhookWithSecret"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/webhooks/{webhook_id}/test/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** test_webhook */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    webhook_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["TestWebhook"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["DeliveryView"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vx/users/cctld_token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** share_session */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ShareSession"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ShareToken"];
                            status: string;
                        };
                    };
                };
                503: components["responses"]["Busy"];
                507: components["responses"]["Full"];
                "4XX": components["responses"]["Refused"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description `BoardInviteAcceptResource/create`: accepts an invite. Caller: invitee, or the holder
         *     of an invite link.
         */
        AcceptInvite: {
            board_id?: null | components["schemas"]["BoardId"];
            /** @description The code of a link. */
            invite_code?: string | null;
        };
        /**
         * @description `BoardOwnershipTransferResource/update`: accepts the ownership of a board; the former
         *     owner becomes a collaborator. Caller: the collaborator it was offered to.
         */
        AcceptTransfer: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
        };
        /** @description What only the browser that is signed in to an account is told of it; absent of others. */
        AccountFields: {
            /** @description The businesses that share this account's log-in. */
            businesses?: components["schemas"]["SessionAccount"][] | null;
            /** @description Address of the account. */
            email?: string | null;
            /** @description The personal account that a linked business shares the log-in of. */
            owners?: components["schemas"]["SessionAccount"][] | null;
            partner?: null | components["schemas"]["PartnerView"];
        };
        /** @description `GET /v3/users/{id}/`: a user, and more of an account of this browser. */
        AccountView: components["schemas"]["UserView"] & components["schemas"]["AccountFields"];
        /** @description One event. Kinds that the server does not know are left out. */
        ActivityEvent: {
            aux_data?: null | components["schemas"]["TrafficSource"];
            /** @description The client's name for this event: one that is told again is logged once. */
            clientUUID?: string | null;
            /**
             * Format: int32
             * @description What happened: 13 that something was viewed, 12 that a pin's link was followed, 4100
             *     that the viewer came back from there, 8001 that a card of a grid was seen (a number of
             *     this host: the specification names none), 8002 that the page is of an older version of
             *     the app than the server's (ours too; about no pin, and counted for the host alone). A
             *     7946 stands beside each 12 (§9) and is not logged a second time.
             */
            event_type?: number;
            /** @description Id of what it is about: a pin. */
            object_id_str?: string | null;
            /**
             * Format: int64
             * @description When, by the client's clock, in milliseconds.
             */
            time?: number | null;
            /**
             * Format: int32
             * @description On which kind of page: 3 on a pin's.
             */
            view_type?: number | null;
        };
        /** @description `ConversationMembersResource/create`. */
        AddMembers: {
            /** @description Which: a group. */
            conversation_id: components["schemas"]["ConversationId"];
            /** @description Who is added; a conversation has room for ten. */
            user_ids: components["schemas"]["UserId"][];
        };
        /** @description `UserPasskeyResource/create`: the authenticator's answer becomes a passkey. */
        AddPasskey: {
            /** @description `RegistrationResponseJSON`. */
            credential: Record<string, unknown>;
            /** @description What its owner calls it, 1 to 60 characters. */
            name: string;
            /** @description Token of the challenge. */
            token: string;
        };
        /**
         * @description `PushDeviceResource/create`: what the browser's push subscription says of itself
         *     (`PushSubscription.toJSON()`).
         */
        AddPushDevice: {
            /** @description The secret of 16 bytes that it shares with this host, in base64url (RFC 8291 §3.2). */
            auth: string;
            /** @description Where messages to the browser are posted: an `https` address of its push service. */
            endpoint: string;
            /** @description The browser's public key on P-256, in base64url (RFC 8291 §3.1). */
            p256dh: string;
        };
        /** @description What is known of a pin from all users who did something with it. */
        AggregatedPinData: {
            /**
             * Format: int64
             * @description Comments, but for those that words of the pinner's hold back.
             */
            comment_count: number;
            /** @description Those who did what it shows. */
            did_it_data: components["schemas"]["DidItData"];
        };
        /** @description `PinSponsorshipResource/update`: the sponsor answers. */
        AnswerSponsorship: {
            /** @description Whether it is so. */
            approve: boolean;
            /** @description Of which pin. */
            pin_id: components["schemas"]["PinId"];
        };
        /** @description Where the viewer goes on. */
        AppAuthorizationAnswer: {
            /** @description Leads back to the app, with the code or the refusal. */
            url: string;
        };
        /** @description What is wrong with a request of an app that is known (RFC 6749 §4.1.2.1). */
        AppAuthorizationFault: {
            /** @description What would be right, for developers. */
            detail: string;
            /** @description `invalid_request`, `unsupported_response_type` or `invalid_scope`. */
            error: string;
            /** @description Leads back to the app, which is told the same. */
            url: string;
        };
        /**
         * @description What an app asks, as it stands in the address of the authorization page (RFC 6749
         *     §4.1.1). `AppAuthorizationResource/get` tells what is to be shown of it, `/create`
         *     allows it, `/delete` refuses it.
         */
        AppAuthorizationRequest: {
            /**
             * @description The app.
             * @default
             */
            client_id: string;
            /**
             * @description SHA-256 of the app's verifier, as base64url.
             * @default
             */
            code_challenge: string;
            /**
             * @description `S256` and nothing else.
             * @default
             */
            code_challenge_method: string;
            /**
             * @description Where it wants the viewer sent back to.
             * @default
             */
            redirect_uri: string;
            /**
             * @description `code` and nothing else.
             * @default
             */
            response_type: string;
            /**
             * @description Names of scopes with spaces between.
             * @default
             */
            scope: string;
            /**
             * @description What the app wants to hear again, at most 1,024 characters.
             * @default null
             */
            state: string | null;
        };
        /** @description What the authorization page shows. */
        AppAuthorizationView: {
            /** @description Who asks. */
            app: components["schemas"]["AppRef"];
            /** @description Host, or scheme of an installed app, to which the viewer is sent back. */
            back_to: string;
            fault?: null | components["schemas"]["AppAuthorizationFault"];
            /**
             * @description Whether the viewer need not be asked: all of it is allowed already, and the address
             *     is on a server that is the app's.
             */
            is_allowed: boolean;
            /** @description What for. */
            scopes: components["schemas"]["Scopes"];
        };
        /** @description `__PWS_DATA__`. */
        AppData: {
            /** @description Version of server and web app; a mismatch asks for a reload. */
            appVersion: string;
            /** @description Host's names and links. */
            brand: components["schemas"]["BrandView"];
            /** @description How this host makes sure that people sign up, and not programs. */
            captcha: components["schemas"]["CaptchaView"];
            /** @description Specification §3 "Request context". */
            context: components["schemas"]["RequestContext"];
            /** @description What the host tries out with the viewer, by placement. */
            experiences: components["schemas"]["Experiences"];
            /** @description Experiments the viewer takes part in. */
            experiments: {
                [key: string]: string;
            };
            /** @description Route parameters of the page. */
            handlerProps: {
                [key: string]: string;
            };
            /** @description Page file that shows this address, such as `pin/[id]`. */
            initialHandlerId: string;
            /** @description Whether the viewer is signed in. */
            isAuthenticated: boolean;
            /** @description Whether the viewer is a crawler. */
            isBot: boolean;
            /** @description Whether a phone or tablet asks. */
            isMobile: boolean;
            /** @description Whether the browser only fetches ahead. */
            isPrefetch: boolean;
            /** @description Whether the answer may be shared among viewers. */
            isViewerCache: boolean;
            /** @description `ssr` when the root element has markup, `csr` when not. */
            renderMode: components["schemas"]["RenderMode"];
            /** @description Which site of the product: `www` or `mweb`. */
            site: components["schemas"]["Site"];
        };
        AppId: string;
        /** @description An app, as people see it whom it asks. */
        AppRef: {
            /** @description Its `client_id`. */
            id: components["schemas"]["AppId"];
            /** @description Square picture of 136 pixels. */
            image_url?: string | null;
            /** @description Name for people. */
            name: string;
            owner?: null | components["schemas"]["UserRef"];
        };
        /** @description An app, as its developer sees it. */
        AppView: {
            /**
             * Format: int64
             * @description Milliseconds since 1970.
             */
            created_ms: number;
            /** @description Its `client_id`. */
            id: components["schemas"]["AppId"];
            /** @description Square picture of 136 pixels. */
            image_url?: string | null;
            /** @description Whether it proves with a secret that it is itself. */
            keeps_secret: boolean;
            /** @description Name for people. */
            name: string;
            /** @description Addresses to which people are sent back. */
            redirect_uris: string[];
        };
        /** @description An app with its secret, which is never shown again. */
        AppWithSecret: {
            /** @description The app. */
            app: components["schemas"]["AppView"];
            /** @description Its `client_secret`; none of an app that keeps none. */
            client_secret?: string | null;
        };
        /** @description `UserDecisionResource/update`: appeals a decision. */
        AppealDecision: {
            case_id?: null | components["schemas"]["ReportCaseId"];
            /** @description What stands behind `#` in the link of its mail: who is suspended cannot sign in. */
            token?: string | null;
            /** @description Why it is wrong, 1 to 1,000 characters. */
            words: string;
        };
        /**
         * @description What has become of an appeal.
         * @enum {string}
         */
        AppealState: "waiting" | "upheld" | "reversed";
        /** @description A filter that narrows what is shown. */
        AppliedFilter: {
            /** @description What is shown, in English. */
            label: string;
            /** @description Which. */
            name: components["schemas"]["FilterName"];
            /** @description What asks for it again, in the form of the filter. */
            value: string;
        };
        /**
         * @description `BoardInviteResource/update`: the owner lets in who asked to join, or has asked
         *     whom a collaborator proposed.
         */
        ApproveInvite: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
            /** @description Who is to come. */
            invited_user_id: components["schemas"]["UserId"];
        };
        /** @description The viewer's apps. */
        Apps: {
            /** @description Newest first. */
            apps: components["schemas"]["AppView"][];
            /**
             * Format: int64
             * @description How many there may be.
             */
            most: number;
        };
        /** @description `BoardArchiveResource/create` and `/delete`. */
        ArchiveBoard: {
            /** @description Which. */
            board_id: components["schemas"]["BoardId"];
        };
        /** @description `ConversationArchiveResource/update`. */
        ArchiveConversation: {
            /** @description Which. */
            conversation_id: components["schemas"]["ConversationId"];
            /** @description Whether it is listed apart from the inbox. */
            is_archived: boolean;
        };
        ArchiveId: string;
        /**
         * @description How far an archive is.
         * @enum {string}
         */
        ArchiveStatus: "waiting" | "ready" | "failed";
        /** @description An archive that a user requested. */
        ArchiveView: {
            board_id?: null | components["schemas"]["BoardId"];
            /**
             * Format: int64
             * @description Size of the file, once it is ready.
             */
            bytes?: number | null;
            /**
             * Format: int64
             * @description When it was requested, milliseconds since 1970.
             */
            created_ms: number;
            /**
             * Format: int64
             * @description Pictures put in so far.
             */
            done: number;
            /**
             * Format: int64
             * @description Until when it can be fetched, milliseconds since 1970.
             */
            expires_ms: number;
            /** @description Id. */
            id: components["schemas"]["ArchiveId"];
            /** @description How far it is. */
            status: components["schemas"]["ArchiveStatus"];
            /**
             * Format: int64
             * @description Pictures there are; 0 until that is known.
             */
            total: number;
            /** @description Path of the file, once it is ready; only the viewer can fetch it. */
            url?: string | null;
        };
        /**
         * @description `BoardsResource/update`: in which order one's boards stand, and how large they
         *     and pins are; missing fields stay.
         */
        ArrangeBoards: {
            /** @description Boards of the viewer's, which take each other's places: the first the uppermost. */
            board_ids?: components["schemas"]["BoardId"][];
            density?: null | components["schemas"]["Density"];
            pin_density?: null | components["schemas"]["Density"];
            sort?: null | components["schemas"]["BoardSort"];
        };
        /** @description An article with all that it shows; what is gone or hidden is left out. */
        ArticleDetail: components["schemas"]["ArticleView"] & {
            /** @description Its boards, in order. */
            boards: components["schemas"]["BoardView"][];
            /** @description Its pins, in order. */
            pins: components["schemas"]["PinView"][];
            /** @description When it started to stand, as search engines read it (ISO 8601). */
            published_at: string;
            /** @description Words that lead to a search. */
            searches: string[];
        };
        ArticleId: string;
        /**
         * @description Whether others read an article.
         * @enum {string}
         */
        ArticleState: "draft" | "scheduled" | "standing" | "ended";
        /** @description An article among others. */
        ArticleView: {
            /**
             * Format: int64
             * @description 0 and 2 tell of trends, 1 of the best, 4 is the shop type, 3 any other.
             */
            article_type: number;
            cover?: null | components["schemas"]["PinView"];
            /** @description Id. */
            id: components["schemas"]["ArticleId"];
            /** @description Whether trends wrote it. */
            is_automatic: boolean;
            /** @description When it starts to stand. */
            start_time: string;
            /** @description A sentence on it; may be empty. */
            subtitle: string;
            /** @description Its name. */
            title: string;
            /** @description Always `article`. */
            type: string;
            /** @description Path of its page: `/today/{shop, trending, best or article}/{slug}/{id}/`. */
            url: string;
        };
        /** @description Where a picture comes from and under which licence it is shown. */
        Attribution: {
            /** @description Who made it. */
            author_name?: string | null;
            /** @description Licence's name, such as `CC-BY-SA-4.0`. */
            provider_name: string;
            /** @description Title of the work. */
            title?: string | null;
            /** @description Page of the work or of its maker. */
            url?: string | null;
        };
        /**
         * @description Who may do something; each takes in those before it.
         * @enum {string}
         */
        Audience: "nobody" | "followed" | "everyone";
        /**
         * @description Something that was changed about an account.
         * @enum {string}
         */
        AuditChange: "account_created" | "password_changed" | "password_reset" | "reset_link_made" | "email_changed" | "email_verified" | "vouched" | "unvouched" | "sessions_ended" | "mfa_enabled" | "mfa_disabled" | "recovery_codes_renewed" | "passkey_added" | "passkey_removed" | "network_connected" | "network_disconnected" | "app_allowed" | "app_ended" | "token_created" | "token_ended" | "webhook_added" | "webhook_changed" | "webhook_deleted" | "website_claimed" | "website_verified" | "website_lost" | "website_unclaimed" | "passcode_created" | "passcode_reset" | "passcode_removed" | "employee_granted" | "employee_revoked" | "restricted" | "unrestricted" | "write_banned" | "write_unbanned" | "export_requested" | "deactivated" | "deleted" | "restored" | "suspended" | "unsuspended" | "invite_created" | "invite_ended" | "article_published" | "article_withdrawn" | "article_deleted";
        /** @description One change. */
        AuditView: {
            /**
             * Format: int64
             * @description Milliseconds since 1970.
             */
            at_ms: number;
            /** @description What was changed. */
            change: components["schemas"]["AuditChange"];
            /** @description Names the entry. */
            id: string;
            /** @description Whether the host did it, and not the user. */
            is_by_host: boolean;
            /** @description What the browser said it is; empty for the host. */
            user_agent: string;
        };
        /** @description The newest changes of an account. */
        Audits: {
            /** @description Newest first, at most 50. */
            audits: components["schemas"]["AuditView"][];
        };
        /**
         * @description What an authorization to a provider is for.
         * @enum {string}
         */
        AuthorizationPurpose: "enter" | "connect" | "prove";
        /** @description Where the browser goes now. */
        AuthorizationStart: {
            /** @description The provider's page. It leads back to `/connect/{network}/`. */
            url: string;
        };
        /**
         * @description What an authorization came to.
         * @enum {string}
         */
        AuthorizationStatus: "known" | "new" | "email_known" | "connected" | "proved";
        /** @description The end of an authorization. */
        AuthorizationView: {
            /** @description Their address, if the provider told it. */
            email?: string | null;
            /** @description First name, if the provider told it. */
            first_name: string;
            /** @description Whether the provider says that it is theirs. */
            is_email_verified: boolean;
            /** @description The provider. */
            network: components["schemas"]["NetworkView"];
            /** @description What it came to. */
            status: components["schemas"]["AuthorizationStatus"];
            /**
             * @description Stands for who it was, for an hour, in this browser; none when nothing is
             *     left to do.
             */
            ticket?: string | null;
        };
        /** @description Whether things can be had. */
        AvailabilityFilter: {
            /** @description What to ask with: `in_stock`. */
            availability: string;
            /** @description Pins. */
            count: number;
            /** @description What is shown, in English. */
            label: string;
        };
        BTreeMap: {
            [key: string]: number;
        };
        /** @description What the viewer has not seen. */
        Badge: {
            /**
             * Format: int64
             * @description Conversations with messages that the viewer has not read, at most 100; without contact
             *     requests.
             */
            conversations_unseen_count: number;
            /**
             * Format: int64
             * @description Notices that came since the viewer opened the hub, at most 100.
             */
            news_hub_unseen_count: number;
        };
        BatchId: string;
        /**
         * @description How far a batch is.
         * @enum {string}
         */
        BatchState: "running" | "done" | "undoing" | "undone";
        /**
         * @description What a batch does.
         * @enum {string}
         */
        BatchVerb: "move" | "copy" | "delete" | "delete_board" | "restore_board" | "merge";
        /** @description A batch. Small ones are done when they are answered; long ones go on after it. */
        BatchView: {
            /** @description The board it takes from, or is about. */
            board_id: components["schemas"]["BoardId"];
            /**
             * Format: int64
             * @description Pins it is done with, those that were skipped among them.
             */
            done: number;
            /** @description Id. */
            id: components["schemas"]["BatchId"];
            /**
             * Format: int64
             * @description Pins that stayed where they are: their picture stands on the other board
             *     already, or they were gone.
             */
            skipped: number;
            /** @description How far it is. */
            state: components["schemas"]["BatchState"];
            /**
             * Format: int64
             * @description Pins it is about.
             */
            total: number;
            /** @description What it does. */
            verb: components["schemas"]["BatchVerb"];
        };
        /**
         * @description `BusinessConversionResource/create`: the viewer's personal account becomes a
         *     business.
         */
        BecomeBusiness: {
            /** @description 1 to 60 characters. */
            business_name: string;
            /** @description The parental passcode, where there is one. */
            passcode?: string | null;
        };
        /** @description `UserPasskeyChallengeResource/create`: begin to add a passkey. */
        BeginPasskey: {
            /** @description The account's password. */
            password: string;
        };
        /** @description `PasskeyChallengeResource/create`: begin to log in with a passkey. */
        BeginPasskeyLogIn: Record<string, unknown>;
        /**
         * @description `UserTotpResource/create`: begin to set up codes from an app. Nothing is on
         *     before a first code has been given.
         */
        BeginTotp: {
            /** @description The account's password: an open browser is not enough. */
            password: string;
        };
        /**
         * @description `UserBlockResource/create`: neither sees the other any more. They no longer follow
         *     each other and each other's boards, nor save to them.
         */
        BlockUser: {
            /** @description Whom. */
            user_id: components["schemas"]["UserId"];
        };
        /** @description Long work on a board (business §3 "Blocking action for a board"). */
        BlockingAction: {
            /** @description When it began: `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_timestamp: string;
            /** @description The batch. */
            id: components["schemas"]["BatchId"];
            /**
             * Format: int64
             * @description Hundredths that are done, 0 to 100.
             */
            progress: number;
            /**
             * @description The section it fills; `-1` for the whole board, none for the part of it
             *     outside sections.
             */
            section_id?: string | null;
        };
        /** @description What goes on at a board. */
        BoardActions: {
            /** @description Oldest first; empty when nothing goes on. */
            blocking_actions: components["schemas"]["BlockingAction"][];
        };
        /** @description A user's layout of boards and of pins on profiles. */
        BoardArrangement: {
            /** @description How large they see boards. */
            board_density: components["schemas"]["Density"];
            /** @description The order of their own boards, for every viewer. */
            board_sort_order: components["schemas"]["BoardSort"];
            /** @description How large they see the pins of profiles. */
            pin_density: components["schemas"]["Density"];
        };
        BoardId: string;
        /** @description What a board is about. */
        BoardInterests: {
            /** @description The one that fits best first; at most five. */
            interests: components["schemas"]["InterestRef"][];
        };
        /** @description A board as shown beside a pin. */
        BoardRef: {
            /** @description Whether the viewer may save here as a collaborator; told by boards and close-ups (§3). */
            collaborated_by_me?: boolean | null;
            /** @description What they may do so, if anything; told there too. */
            collaborator_permissions?: string[] | null;
            /** @description Id. */
            id: components["schemas"]["BoardId"];
            /** @description Whether others save here too. */
            is_collaborative: boolean;
            /** @description How its page shows its pins. */
            layout: components["schemas"]["Layout"];
            /** @description Name for people. */
            name: string;
            /** @description Whose it is. */
            owner: components["schemas"]["UserRef"];
            /** @description Who may see it. */
            privacy: components["schemas"]["Privacy"];
            /** @description What others are warned of. */
            sensitivity: components["schemas"]["Sensitivity"];
            /** @description Always `board`. */
            type: string;
            /** @description `/user/slug/`. */
            url: string;
        };
        /**
         * @description The order of a user's boards (specification §3 "Other state", board sort order).
         * @enum {string}
         */
        BoardSort: "custom" | "alphabetical" | "newest" | "last_pinned_to";
        /** @description A name that a new board may have. */
        BoardTitleSuggestion: {
            /** @description 1 to 50 characters. */
            name: string;
        };
        /** @description Names that a new board may have. */
        BoardTitleSuggestions: {
            /** @description The best first; at most five, none of which the viewer has. */
            suggestions: components["schemas"]["BoardTitleSuggestion"][];
        };
        /** @description A board. */
        BoardView: components["schemas"]["BoardRef"] & {
            /** @description What the viewer may do: `write`, and `delete` what others saved here. */
            access: string[];
            /** @description When the viewer archived it. */
            archived_by_me_at?: string | null;
            /** @description Key of a topic, or another word of a client; may be empty. */
            category: string;
            /** @description The first five of them. */
            collaborating_users: components["schemas"]["UserRef"][];
            /**
             * Format: int64
             * @description Users who save here besides the owner.
             */
            collaborator_count: number;
            /** @description The uppermost pins' pictures, at most five, the cover first. */
            cover_images: components["schemas"]["Images"][];
            cover_pin?: null | components["schemas"]["CoverPin"];
            /** @description When it was made: `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /** @description What it is about; may be empty. */
            description: string;
            /** @description Whether the viewer follows it or its owner. */
            followed_by_me: boolean;
            /**
             * Format: int64
             * @description Users who follow it.
             */
            follower_count: number;
            /** @description Whether there is a tab of pins that may suit it, for those who may save to it. */
            has_fresh_more_ideas_tab: boolean;
            /** @description The cover at 474 pixels. */
            image_cover_url?: string | null;
            /** @description The same by the name of a size, `170x` (business specification §3 "Board"). */
            images: {
                [key: string]: components["schemas"]["Image"][];
            };
            pending_ownership_transfer?: null | components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description Pins on it.
             */
            pin_count: number;
            /** @description Topics it is about; absent in lists. */
            related_interest_ids?: components["schemas"]["InterestId"][] | null;
            /**
             * Format: int64
             * @description Sections on it.
             */
            section_count: number;
            /**
             * Format: int64
             * @description Pins on it outside sections.
             */
            sectionless_pin_count: number;
            sensitivity_screen?: null | components["schemas"]["SensitivityScreen"];
            /** @description Whether the viewer is asked to save here (business §4 "Collaborator invites": `new`). */
            viewer_collaborator_invited: boolean;
            /** @description Whether the viewer asked to save here, and waits for the owner. */
            viewer_collaborator_join_requested: boolean;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board";
        };
        Bookmark: null | (null | string)[];
        /** @description What the host configured about itself. */
        BrandView: {
            /** @description Name shown to people. */
            name: string;
            /** @description Other providers that people may log in with, in the host's order. */
            networks: components["schemas"]["NetworkView"][];
            /**
             * @description The host's names in several countries, each as `https://magpie.example`;
             *     none when it has one name (specification §9 "Sibling country domains").
             */
            siblings: string[];
            /** @description Who may make an account here. */
            sign_up: components["schemas"]["SignUpMode"];
        };
        /**
         * @description What a proof is for; good for nothing else.
         * @enum {string}
         */
        CaptchaAction: "signup" | "login" | "reset_password" | "verify_session";
        /**
         * @description A puzzle as ALTCHA writes it: find the number behind the hash. The proof is
         *     the Base64 of the JSON object `{algorithm, challenge, number, salt, signature}`,
         *     and works once.
         */
        CaptchaChallenge: {
            /** @description Always `SHA-256`. */
            algorithm: string;
            /** @description Hash of salt and number, in hexadecimal digits. */
            challenge: string;
            /**
             * Format: int32
             * @description The number is not greater.
             */
            maxnumber: number;
            /**
             * @description Stands before the number; says in its parameters until when the proof
             *     counts, in seconds since 1970, and for what.
             */
            salt: string;
            /** @description The host's, over the challenge. */
            signature: string;
        };
        /** @description Which proof is missing: `extraData.captcha` of `CaptchaRequired` and `CaptchaFailed`. */
        CaptchaNeed: components["schemas"]["CaptchaView"] & {
            /** @description What it has to be for. */
            action: components["schemas"]["CaptchaAction"];
        };
        /**
         * @description Who finds out that a human stands before the browser.
         * @enum {string}
         */
        CaptchaVerifier: "off" | "recaptcha" | "proof_of_work";
        /** @description How this host asks for proofs. */
        CaptchaView: {
            /** @description Address of its script, of reCAPTCHA alone. */
            script_url?: string | null;
            /** @description The host's key, of reCAPTCHA alone. */
            site_key?: string | null;
            /** @description Who looks at them. */
            verifier: components["schemas"]["CaptchaVerifier"];
        };
        /** @description The board of a card: part of a [`BoardRef`]. */
        CardBoard: {
            /** @description Id. */
            id: components["schemas"]["BoardId"];
            /** @description Always `board`. */
            type: string;
        };
        /** @description A picture's smallest size that a grid draws, and the original for its proportion. */
        CardImages: {
            /** @description 236 pixels wide, unless the original is less. */
            "236x": components["schemas"]["Image"];
            /** @description The original. */
            orig: components["schemas"]["Image"];
        };
        /** @description The pinner in a card's caption: part of a [`UserRef`]. */
        CardPinner: {
            /** @description Name that is shown. */
            full_name: string;
            /** @description Id. */
            id: components["schemas"]["UserId"];
            /** @description Picture of at least 30 pixels; none without a picture. */
            image_small_url?: string | null;
            /** @description Always `user`. */
            type: string;
            /** @description Name in addresses. */
            username: string;
        };
        /**
         * @description What a decision does about the user whose thing it was.
         * @enum {string}
         */
        CaseMeasure: "warned" | "restricted" | "write_banned" | "suspended";
        /**
         * @description How a case was closed.
         * @enum {string}
         */
        CaseOutcome: "no_violation" | "handled" | "deleted";
        /**
         * @description What has become of a case.
         * @enum {string}
         */
        CaseState: "open" | "closed" | "appealed";
        /** @description A topic of pins. */
        CategoryFilter: {
            /** @description What to ask with: its id. */
            category: components["schemas"]["InterestRef"];
            /** @description Pins. */
            count: number;
            /** @description What is shown, in English. */
            label: string;
        };
        /**
         * @description `UserEmailResource/update`: another address. A link goes there; the account
         *     keeps its address until the link is used.
         */
        ChangeEmail: {
            /** @description The new address. */
            email: string;
            /** @description The parental passcode, where there is one. */
            passcode?: string | null;
            /** @description The account's password: an open browser is not enough. */
            password: string;
        };
        /** @description `UserPasswordResource/update`. */
        ChangePassword: {
            /** @description 8 to 128 characters. */
            new_password: string;
            /** @description The password as it is. */
            old_password: string;
            /** @description The parental passcode, where there is one. */
            passcode?: string | null;
        };
        /** @description One thing to choose. */
        Choice: {
            /** @description What people read. */
            label: string;
            /** @description What is sent. */
            value: string;
        };
        /** @description What there is to choose from (business §3 "Settings": `countryOptions`, `localeOptions`). */
        Choices: components["schemas"]["Choice"][];
        /** @description A picture that was chosen among results. */
        ChosenPicture: {
            /** @description `#rrggbb`. */
            dominant_color: string;
            /** @description As it was asked with. */
            image_signature: string;
            /** @description A small square of it. */
            image_url: string;
        };
        /** @description `UserWebsitesResource/create`. */
        ClaimWebsite: {
            /** @description A domain, or any address on the website. */
            website_url: string;
        };
        /**
         * @description `BoardInvitesResource/delete`: all of a board, by its owner; otherwise all that the
         *     viewer was sent and asked for.
         */
        ClearBoardInvites: {
            board_id?: null | components["schemas"]["BoardId"];
        };
        /** @description `ReportCaseResource/update`: closes a case. */
        CloseCase: {
            /** @description Which. */
            case_id: components["schemas"]["ReportCaseId"];
            /**
             * Format: int64
             * @description For how many days, 1 to 365: for what can end. Until it is taken back when missing.
             */
            days?: number | null;
            measure?: null | components["schemas"]["CaseMeasure"];
            /** @description How. */
            outcome: components["schemas"]["CaseOutcome"];
            /**
             * @description What the user is told of why, up to 500 characters; needed where something is deleted
             *     or done about them.
             */
            words?: string;
        };
        /** @description Fields of a pin that stand on its own page alone (specification §3 "Pin (close-up)"). */
        Closeup: {
            /** @description The first of its topics, in the pinner's words; empty without one. */
            category: string;
            /**
             * @description What the pinner wrote, else what the page it leads to says about itself; may be
             *     empty.
             */
            closeup_unified_description: string;
            /** @description Whether comments may stand beneath it. */
            is_eligible_for_aggregated_comments: boolean;
            /** @description Whether its board warns of what it shows. */
            is_unsafe: boolean;
            /** @description Where it leads on a phone: the same as `link`, since no program of a shop is known. */
            mobile_link?: string | null;
            /**
             * Format: int64
             * @description How often its video was watched; null for every pin until there are videos.
             */
            seo_view_count?: number | null;
            /** @description Whether a shop sends it to the viewer's country; null until there are catalogues. */
            ships_to_user_country?: boolean | null;
            /** @description What shops say of it; empty for every pin until there are catalogues. */
            shopping_flags: string[];
            /** @description Whether it opens among others to be swiped through; false until there are videos. */
            should_open_in_stream: boolean;
            /** @description Id of its story; null for every pin until story pins are built. */
            story_pin_data_id?: string | null;
            /** @description Where its topics lead, in their order. */
            topic_links: components["schemas"]["TopicLink"][];
            /**
             * @description Where it leads by way of a count: the same as `link`, since clients tell what was
             *     followed (`ApiCResource/create`) and no address of the host stands between.
             */
            tracked_link?: string | null;
            /**
             * @description What a client says back in events about this pin; null for every pin, since an event
             *     names its pin and the way to it (specification §3 "event record") and needs no more.
             */
            tracking_params?: string | null;
        };
        /** @description A collaborator or pending invite of a board (business §3 "Collaborator invite"). */
        CollaboratorInvite: {
            /** @description What they may do there: `write`, and `delete` what others saved. */
            access: string[];
            /** @description Which board. */
            board: components["schemas"]["BoardRef"];
            /** @description When it was made: `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /** @description Who asked them; the same user when they asked themselves. */
            invited_by_user: components["schemas"]["UserRef"];
            /** @description Who saves there, or is to. */
            invited_user: components["schemas"]["UserRef"];
            /** @description Whether it is too old to be accepted: after 30 days. */
            is_expired: boolean;
            /** @description How far it is. */
            status: components["schemas"]["InviteStatus"];
            /** @description Always `board_invite`. */
            type: string;
        };
        /**
         * @description Which ways to talk are open below a user's pins (consumer specification §3 "Aggregated
         *     comment", the per-user feature map).
         */
        CommentFeatures: {
            /** @description Whether new comments may be written at all; who writes them, `comments_from` says. */
            comments: boolean;
            /** @description Whether names in new comments lead to users. */
            mentions: boolean;
            /** @description Whether comments may be replied to. */
            replies: boolean;
        };
        CommentId: string;
        /**
         * @description The order of comments.
         * @enum {string}
         */
        CommentSort: "helpful" | "newest";
        /** @description A comment. */
        CommentView: {
            /**
             * Format: int64
             * @description How many replies it has.
             */
            comment_count: number;
            /** @description `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /**
             * Format: int64
             * @description How many found it helpful.
             */
            helpful_count: number;
            /** @description Whether the pinner put it before all others; one of a pin at most. */
            highlighted_by_pin_owner: boolean;
            /** @description Id; greater for what was written later. */
            id: components["schemas"]["CommentId"];
            /** @description Whether its words were changed since. */
            is_edited: boolean;
            /** @description Whether the viewer wrote it. */
            is_mine: boolean;
            /** @description Whether the viewer did. */
            marked_helpful_by_me: boolean;
            /** @description Whether the viewer may delete it. */
            may_delete: boolean;
            /** @description Whether the viewer may change its words. */
            may_edit: boolean;
            /** @description Whether the viewer may put it before all others. */
            may_highlight: boolean;
            /** @description Whether the host translates it for the viewer. */
            may_translate: boolean;
            parent_id?: null | components["schemas"]["CommentId"];
            /** @description Below which pin. */
            pin_id: components["schemas"]["PinId"];
            reaction_by_me?: null | components["schemas"]["ReactionType"];
            /** @description How many like it, under `1`, where any do. */
            reaction_counts: components["schemas"]["BTreeMap"];
            /** @description Users whom it mentions, each once: those whom the viewer sees. */
            tagged_users: components["schemas"]["UserRef"][];
            /** @description Where it mentions users, in its order. */
            tags: components["schemas"]["Mention"][];
            /** @description Its words: 1 to 500 characters, with line breaks. */
            text: string;
            /** @description Always `aggregatedcomment`. */
            type: string;
            /** @description Who wrote it. */
            user: components["schemas"]["UserRef"];
        };
        /** @description `UserTotpResource/update`: a first code shows that the app knows the secret. */
        ConfirmTotp: {
            /** @description Six digits; spaces do not count. */
            code: string;
        };
        /** @description One provider that leads to the viewer's account. */
        ConnectedNetwork: components["schemas"]["NetworkView"] & {
            /** @description Their page there, if there is one. */
            url?: string | null;
            /** @description What they are called there. */
            username: string;
        };
        /** @description A user's cookie consent, beyond what the site needs. */
        Consent: {
            /** @description Learn how the site is used. */
            analytic: boolean;
            /** @description Advertising. */
            marketing: boolean;
            /** @description Fit what is shown to the user. */
            personalization: boolean;
        };
        /** @description What the browser needs to know before anything of third parties may load. */
        ConsentState: {
            /** @description Page that takes the ad-tracking identifier; null unless the host has one. */
            ad_tracking_url?: string | null;
            consent?: null | components["schemas"]["Consent"];
            /** @description Two letters: where the viewer is, as far as is known. */
            country: string;
            /** @description Whether that country asks for consent first. */
            is_restricted: boolean;
        };
        ConversationId: string;
        /** @description A conversation, as one of its members sees it. */
        ConversationView: {
            /** @description Whether the viewer wrote, and has to wait until another member answers. */
            awaits_answer: boolean;
            /** @description `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /** @description Addresses without an account that were written to. */
            emails: string[];
            /** @description Id. */
            id: components["schemas"]["ConversationId"];
            /**
             * @description Whether the viewer archived it: it is listed apart until a message comes, of muted ones
             *     also then.
             */
            is_archived: boolean;
            /** @description Whether it was begun with more than one other user. */
            is_group: boolean;
            /** @description Whether the viewer is told of no message of it: it is in no badge. */
            is_muted: boolean;
            /** @description Whether it is a contact request: the viewer has not answered yet. */
            is_request: boolean;
            last_message?: null | components["schemas"]["MessageView"];
            /** @description What its members call it; none where they did not name it. */
            name?: string | null;
            /**
             * Format: int64
             * @description When the last message was written, milliseconds since 1970; 0 where none was.
             */
            position: number;
            /**
             * @description Up to which message other members have read it, of those who show it; of none where the
             *     viewer does not show it.
             */
            seen_by: components["schemas"]["SeenBy"][];
            /** @description Always `conversation`. */
            type: string;
            /**
             * Format: int64
             * @description How many messages of others the viewer has not read.
             */
            unread: number;
            /** @description The other members whom the viewer sees. */
            users: components["schemas"]["UserRef"][];
        };
        /** @description `BulkEditResource/create`: pins are saved to another board too. */
        CopyPins: components["schemas"]["PinSelection"] & {
            /** @description Where to. */
            into_board_id: components["schemas"]["BoardId"];
            into_section_id?: null | components["schemas"]["SectionId"];
        };
        /** @description The pin that a board's owner chose as its cover. */
        CoverPin: {
            /** @description Content hash of its picture. */
            image_signature: string;
            /** @description The picture at 474 pixels. */
            image_url: string;
            /** @description Which. */
            pin_id: components["schemas"]["PinId"];
        };
        /** @description `AppResource/create`: registers an app. */
        CreateApp: {
            /** @description Whether it runs where it can keep a secret, such as on a server of its own. */
            keeps_secret: boolean;
            /** @description Name for people, 1 to 60 characters. */
            name: string;
            picture_upload_id?: null | components["schemas"]["UploadId"];
            /**
             * @description Addresses to which people are sent back, 1 to 10, each matched letter by letter:
             *     `https://…`, `http://127.0.0.1/…` and `http://[::1]/…` (with any port), or a scheme
             *     of an installed app, `com.example.app:/…`.
             */
            redirect_uris: string[];
        };
        /** @description `TodayArticleResource/create`: composes an article. */
        CreateArticle: {
            /**
             * Format: int64
             * @description 0 to 4, as in [`ArticleView`].
             */
            article_type: number;
            /** @description Up to 12 public boards. */
            board_ids?: components["schemas"]["BoardId"][];
            /**
             * @description Countries for which it is, two letters each; empty for all. One that names neither
             *     countries nor locales is for all places with the editorial feature (specification §6).
             */
            countries?: string[];
            cover_pin_id?: null | components["schemas"]["PinId"];
            /**
             * Format: int64
             * @description When its time is over, in milliseconds since 1970; never when missing.
             */
            ends_ms?: number | null;
            /** @description Whether others read it; a draft otherwise. */
            is_published?: boolean;
            /** @description Locales for which it is, of those of `LocalesResource`; empty for all. */
            locales?: string[];
            /** @description Up to 60 pins that every viewer sees. */
            pin_ids?: components["schemas"]["PinId"][];
            /** @description Up to 12 searches of up to 100 characters each. */
            searches?: string[];
            /**
             * Format: int64
             * @description When it starts to stand, in milliseconds since 1970; now when missing.
             */
            starts_ms?: number | null;
            /** @description Up to 300 characters. */
            subtitle?: string | null;
            /** @description 1 to 100 characters, among them a letter or a digit. */
            title: string;
        };
        /** @description `BoardResource/create`. */
        CreateBoard: {
            /** @description Key of a topic (`InterestsResource`), or any other word of up to 50 characters. */
            category?: string | null;
            /** @description Up to 500 characters. */
            description?: string | null;
            /** @description 1 to 50 characters, unique among the owner's boards. */
            name: string;
            privacy?: null | components["schemas"]["Privacy"];
        };
        /** @description `BusinessResource/create`: a business account that shares the viewer's log-in. */
        CreateBusiness: {
            /** @description 1 to 60 characters. */
            business_name: string;
            /** @description Wanted username; made from the name when missing. */
            username?: string | null;
        };
        /** @description `InviteCodeResource/create`. */
        CreateInvite: {
            /**
             * Format: int64
             * @description Number of the way the invite goes, 0 to 99; 1, a link, when missing.
             */
            invite_channel?: number | null;
        };
        /** @description `ParentalPasscodeResource/create`. */
        CreatePasscode: {
            /** @description Where a way to another passcode is sent: not the account's own address. */
            backupEmail: string;
            /** @description The same again. */
            confirmBackupEmail: string;
            /** @description The same again. */
            confirmPasscode: string;
            /** @description Four digits; spaces do not count. */
            passcode: string;
        };
        /** @description `PersonalTokenResource/create`: makes a token for a script of the viewer's own. */
        CreatePersonalToken: {
            /**
             * Format: int32
             * @description Days until it ends, 1 to 366; it has no end when missing.
             */
            days?: number | null;
            /** @description What it is for, 1 to 60 characters. */
            name: string;
            /** @description What it is good for, at least one. */
            scopes: components["schemas"]["Scopes"];
        };
        /** @description `PinResource/create`: from an upload or from an address of a picture. */
        CreatePin: {
            /** @description Up to 500 characters. */
            alt_text?: string | null;
            /** @description Where it goes. */
            board_id: components["schemas"]["BoardId"];
            /** @description Up to 800 characters. */
            description?: string | null;
            /** @description Address of a picture to fetch. */
            image_url?: string | null;
            /** @description http or https, up to 2,048 characters. */
            link?: string | null;
            on_duplicate?: null | components["schemas"]["OnDuplicate"];
            section?: null | components["schemas"]["SectionId"];
            /** @description Up to 100 characters. */
            title?: string | null;
            /** @description Up to 10 topics of up to 40 characters. */
            topics?: string[] | null;
            upload_id?: null | components["schemas"]["UploadId"];
        };
        /** @description `BoardSectionResource/create` (business §7). */
        CreateSection: {
            /** @description On which board. */
            board_id: components["schemas"]["BoardId"];
            /** @description Pins of the board that go into it, at most 250. */
            initial_pins?: components["schemas"]["PinId"][];
            /** @description 1 to 50 characters, unique on the board. */
            name: string;
        };
        /** @description `WebhookResource/create`: adds a webhook. */
        CreateWebhook: {
            /** @description What it is told of, at least one; not `webhook.test`. */
            events: components["schemas"]["WebhookEvent"][];
            /** @description `https://…` on the usual port of a public server, at most 2,048 bytes. */
            url: string;
        };
        /**
         * @description A rectangle of a picture, in shares of its width and height: within it, and each side a
         *     hundredth at least.
         */
        Crop: {
            /**
             * Format: double
             * @description Height, 0.01 to 1.
             */
            h: number;
            /**
             * Format: double
             * @description Width, 0.01 to 1.
             */
            w: number;
            /**
             * Format: double
             * @description Left border, 0 to 1.
             */
            x: number;
            /**
             * Format: double
             * @description Upper border, 0 to 1.
             */
            y: number;
        };
        /** @description `UserDeactivateResource/create`: leave for a while. */
        DeactivateUser: {
            /** @description The parental passcode, where there is one. */
            passcode?: string | null;
            /** @description The account's password: an open browser is not enough. */
            password: string;
        };
        /** @description `ReportAppealResource/update`: decides an appeal. */
        DecideAppeal: {
            /** @description Of which case. */
            case_id: components["schemas"]["ReportCaseId"];
            /** @description Whether the decision is taken back; otherwise it stays. */
            is_reversed: boolean;
            /** @description What the user is told of why, up to 500 characters; may be empty. */
            words?: string;
        };
        /**
         * @description What was decided about a user, or about something of theirs, as they read it: without who
         *     reported it, and without who decided.
         */
        DecisionView: {
            /** @description What the employee who decided the appeal said; may be empty. */
            answer_words: string;
            appeal?: null | components["schemas"]["AppealState"];
            /** @description What the user said against it; empty without an appeal. */
            appeal_words: string;
            /** @description When: `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /** @description Its words when it was first reported; may be empty. */
            excerpt: string;
            /** @description Id of the case. */
            id: components["schemas"]["ReportCaseId"];
            /** @description Whether the measure holds still. */
            is_in_force: boolean;
            /** @description What kind of thing it is about. */
            kind: components["schemas"]["ReportedKind"];
            /** @description Whether it can be appealed: once, and in the first 14 days. */
            may_appeal: boolean;
            measure?: null | components["schemas"]["CaseMeasure"];
            /** @description What was decided about the thing. */
            outcome: components["schemas"]["CaseOutcome"];
            /** @description Always `decision`. */
            type: string;
            /** @description Until when; none for what ends when it is taken back, or is over at once. */
            until_at?: string | null;
            /** @description Why, in the employee's words; may be empty. */
            words: string;
        };
        /** @description `AppResource/delete`: deletes an app; whatever it was allowed ends. */
        DeleteApp: {
            /** @description One of the viewer's own. */
            app_id: components["schemas"]["AppId"];
        };
        /** @description `TodayArticleResource/delete`: deletes an article for good. */
        DeleteArticle: {
            /** @description One that employees composed. */
            article_id: components["schemas"]["ArticleId"];
        };
        /** @description `BoardResource/delete`. */
        DeleteBoard: {
            /** @description Which. */
            board_id: components["schemas"]["BoardId"];
        };
        /** @description `AggregatedCommentResource/delete`. */
        DeleteComment: {
            /** @description Which. */
            comment_id: components["schemas"]["CommentId"];
        };
        /** @description `DidItActivityResource/delete`. */
        DeleteDidIt: {
            /** @description Which. */
            user_did_it_data_id: components["schemas"]["DidItId"];
        };
        /** @description `InviteCodeResource/delete`: the code stops working. */
        DeleteInvite: {
            /** @description One of the viewer's own. */
            invite_code: string;
        };
        /** @description `PinResource/delete`. */
        DeletePin: {
            /** @description Which. */
            id: components["schemas"]["PinId"];
        };
        /** @description `BulkEditResource/delete`: pins are deleted. */
        DeletePins: components["schemas"]["PinSelection"];
        /** @description `BoardSectionEditResource/delete`. */
        DeleteSection: {
            /** @description Its pins stay on the board instead of being deleted with it. */
            keep_pins?: boolean;
            /** @description Which. */
            section_id: components["schemas"]["SectionId"];
        };
        /** @description `UserDeleteResource/create`: leave for good, with 30 days to change one's mind. */
        DeleteUser: {
            /** @description The parental passcode, where there is one. */
            passcode?: string | null;
            /** @description The account's password: an open browser is not enough. */
            password: string;
        };
        /** @description `WebhookResource/delete`: deletes a webhook with its deliveries. */
        DeleteWebhook: {
            /** @description One of the viewer's own. */
            webhook_id: components["schemas"]["WebhookId"];
        };
        /** @description A deleted board. */
        DeletedBoard: {
            /** @description Its uppermost pictures. */
            cover_images: components["schemas"]["Images"][];
            /** @description When it was deleted: `Thu, 25 Jun 2020 06:13:42 +0000`. */
            deleted_at: string;
            /** @description When it goes for good. */
            forgotten_at: string;
            /** @description Id. */
            id: components["schemas"]["BoardId"];
            /** @description What it was called. */
            name: string;
            /**
             * Format: int64
             * @description Pins that went with it and come back with it.
             */
            pin_count: number;
            /** @description Who saw it. */
            privacy: components["schemas"]["Privacy"];
        };
        /** @description A deleted pin. */
        DeletedPin: {
            /** @description What its picture shows. */
            alt_text: string;
            board?: null | components["schemas"]["BoardRef"];
            /** @description When it was deleted: `Thu, 25 Jun 2020 06:13:42 +0000`. */
            deleted_at: string;
            /** @description Mean colour of the picture: `#a1b2c3`. */
            dominant_color: string;
            /** @description When it goes for good. */
            forgotten_at: string;
            /** @description Id. */
            id: components["schemas"]["PinId"];
            /** @description Its picture. */
            images: components["schemas"]["Images"];
            /** @description Its title. */
            title: string;
        };
        /** @description What was told to a webhook. */
        Deliveries: {
            /** @description Newest first, of 30 days, at most 200. */
            deliveries: components["schemas"]["DeliveryView"][];
        };
        /**
         * @description Where a sender's message is delivered; each value is nearer than those before it.
         * @enum {string}
         */
        Delivery: "refused" | "requests" | "inbox";
        DeliveryId: string;
        /**
         * @description What became of a delivery.
         * @enum {string}
         */
        DeliveryState: "waiting" | "delivered" | "failed" | "ended";
        /** @description Something that was told to a webhook, or is to be. */
        DeliveryView: {
            /**
             * Format: int64
             * @description The last attempt, in milliseconds since 1970.
             */
            attempted_ms?: number | null;
            /**
             * Format: int64
             * @description Attempts since it was first sent, or sent again.
             */
            attempts: number;
            /**
             * Format: int64
             * @description When it happened, in milliseconds since 1970.
             */
            created_ms: number;
            /**
             * Format: int64
             * @description The next attempt, in milliseconds since 1970; none unless it waits.
             */
            due_ms?: number | null;
            /** @description Of what. */
            event: components["schemas"]["WebhookEvent"];
            /** @description Names it: `webhook-id`. */
            id: components["schemas"]["DeliveryId"];
            /** @description What became of it. */
            state: components["schemas"]["DeliveryState"];
            /**
             * Format: int64
             * @description HTTP status of the last answer; none when there was none, or no attempt yet.
             */
            status?: number | null;
        };
        /**
         * @description How large boards and pins are shown (specification §3 "Other state", board and
         *     pin density).
         * @enum {string}
         */
        Density: "compact" | "default" | "wide";
        /**
         * @description `BoardInviteResource/delete`: withdraws or declines an invite or request. Caller:
         *     invitee, inviter, or board owner.
         */
        DenyInvite: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
            invited_user_id?: null | components["schemas"]["UserId"];
        };
        /**
         * @description A reason more exactly.
         * @enum {string}
         */
        DetailedReason: "misleading_link" | "repeated" | "scam" | "adult_content" | "sexual_words" | "minors" | "suicide" | "eating_disorder" | "health" | "civic" | "climate" | "insults" | "threats" | "unwanted_image" | "personal_data" | "picture_of_me" | "copyright" | "trademark";
        /** @description Those who did what a pin shows. */
        DidItData: {
            /**
             * Format: int64
             * @description How many photographs they show.
             */
            images_count: number;
            /**
             * Format: int64
             * @description How many users.
             */
            user_count: number;
        };
        DidItId: string;
        /** @description A did-it: a user's report of having made what a pin shows. */
        DidItView: {
            /**
             * Format: int64
             * @description Comments; 0 everywhere until did-its are commented on.
             */
            comment_count: number;
            /** @description `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /** @description How it went; may be empty. */
            details: string;
            /** @description Their colours, `#rrggbb`, in the same order. */
            dominant_colors: string[];
            /**
             * Format: int64
             * @description How many found it helpful.
             */
            helpful_count: number;
            /** @description Id. */
            id: components["schemas"]["DidItId"];
            /** @description Their signatures, in the same order. */
            image_signatures: string[];
            /** @description Photographs of it, every size of each; at most five. */
            images: components["schemas"]["Images"][];
            /**
             * Format: int64
             * @description How many like it.
             */
            like_count: number;
            /** @description Whether the viewer does. */
            liked_by_me: boolean;
            /** @description Whether the viewer did. */
            marked_helpful_by_me: boolean;
            /** @description Whether the viewer may delete it. */
            may_delete: boolean;
            /** @description Of which pin. */
            pin_id: components["schemas"]["PinId"];
            /** @description Always `userdiditdata`. */
            type: string;
            /** @description Who did it. */
            user: components["schemas"]["UserRef"];
        };
        /** @description `UserTotpResource/delete`: switch two-step verification off. */
        DisableTotp: {
            /** @description The parental passcode, where there is one. */
            passcode?: string | null;
            /** @description The account's password. */
            password: string;
        };
        /** @description `UserNetworksResource/delete`: this provider's log-in no longer leads here. */
        DisconnectNetwork: {
            /** @description Which provider. */
            network: string;
            /** @description The parental passcode, where there is one. */
            passcode?: string | null;
            /** @description The account's password. */
            password?: string;
        };
        /** @description A website that pins lead to. */
        DomainFilter: {
            /** @description Pins. */
            count: number;
            /** @description What to ask with: `shop.example`. */
            domain: string;
            /** @description What is shown. */
            label: string;
        };
        /** @description Done, with nothing to show. */
        Done: Record<string, unknown>;
        /** @description An article as it is edited. */
        DraftView: components["schemas"]["ArticleView"] & {
            /** @description As in [`CreateArticle`]. */
            board_ids: components["schemas"]["BoardId"][];
            /** @description As in [`CreateArticle`]. */
            countries: string[];
            cover_pin_id?: null | components["schemas"]["PinId"];
            /**
             * Format: int64
             * @description As in [`CreateArticle`].
             */
            ends_ms?: number | null;
            /** @description As in [`CreateArticle`]. */
            is_published: boolean;
            /** @description As in [`CreateArticle`]. */
            locales: string[];
            /** @description As in [`CreateArticle`]. */
            pin_ids: components["schemas"]["PinId"][];
            /** @description As in [`CreateArticle`]. */
            searches: string[];
            /**
             * Format: int64
             * @description As in [`CreateArticle`].
             */
            starts_ms: number;
            /** @description Whether others read it. */
            state: components["schemas"]["ArticleState"];
            /**
             * Format: int64
             * @description When it was last changed, in milliseconds since 1970: another number with each change.
             */
            updated_ms: number;
        };
        /** @description A board that holds a picture already. */
        Duplicate: {
            /** @description Where. */
            board: components["schemas"]["BoardRef"];
            /** @description Whether it is the very picture, and not one that looks like it. */
            is_same: boolean;
            /** @description The pin there that shows it. */
            pin_id: components["schemas"]["PinId"];
        };
        /** @description Boards of the viewer that hold a pin's picture, or one that looks like it. */
        Duplicates: {
            /** @description Those with the very picture first, then the latest save; at most ten. */
            duplicates: components["schemas"]["Duplicate"][];
        };
        /** @description What a user is told by mail, and how often (business specification §3 "Settings"). */
        EmailSettings: {
            /** @description How often news come: all of the options but `account`, which comes when it happens. */
            cadence: components["schemas"]["MailCadence"];
            /** @description In the order in which they are offered. */
            options: components["schemas"]["NotificationOption"][];
            /**
             * Format: int64
             * @description How far the user's clock is before UTC, in minutes, by which mornings begin.
             */
            utc_offset_minutes: number;
        };
        /** @description A user's mail subscriptions, as shown to the holder of a mail's signed link. */
        EmailSubscription: {
            /** @description Their address, told in part: `a•••@example.com`. */
            anonymized_email: string;
            /** @description How often news come: all of the options but `account`. */
            cadence: components["schemas"]["MailCadence"];
            /** @description What they are written about. */
            options: components["schemas"]["NotificationOption"][];
        };
        /** @description An address was proved. */
        EmailVerified: {
            /** @description The address. */
            email: string;
            /** @description Whose it is; the browser may be another user's. */
            user_id: components["schemas"]["UserId"];
        };
        /**
         * @description A player of another website, for a sandboxed frame that opens when it is pressed
         *     (specification §3 "Embed").
         */
        Embed: {
            /** @description Address of the frame, https. */
            src: string;
            /** @description Whose player it is, such as `youtube`. */
            subtype: string;
            /** @description `video` or `audio`. */
            type: string;
        };
        /** @description `GrantsResource/delete`: ends one of them, or all. */
        EndGrants: {
            grant_id?: null | components["schemas"]["GrantId"];
        };
        /** @description `BoardInviteLinkResource/delete`: it works no more. */
        EndInviteLink: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
        };
        /** @description `UserSessionsResource/delete`: log out elsewhere. */
        EndSessions: {
            /** @description Which; all but the one that asks when missing. */
            session_id?: string | null;
        };
        /**
         * @description `BoardOwnershipTransferResource/delete`: withdraws or declines a transfer of
         *     ownership. Caller: board owner, or the collaborator it was offered to.
         */
        EndTransfer: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
        };
        /** @description Machine-readable part of an error. */
        ErrorExtra: components["schemas"]["ErrorFacts"] & {
            /** @description Path of the option that is wrong. */
            field?: string | null;
            /** @description Stable name of the code, the translation key. */
            key: string;
        };
        /** @description What single codes tell beside their words. */
        ErrorFacts: {
            captcha?: null | components["schemas"]["CaptchaNeed"];
            /** @description Where the picture of a save is already. */
            duplicates?: components["schemas"]["Duplicate"][];
            /** @description What can be the second step, when one is asked for. */
            mfa_ways?: components["schemas"]["MfaWay"][];
            scope?: null | components["schemas"]["Scope"];
        };
        /** @description The protocol's error object. */
        ErrorView: {
            /**
             * Format: int32
             * @description Stable number of its code.
             */
            api_error_code: number;
            /**
             * Format: int32
             * @description Same number as `api_error_code`, where older clients look for it.
             */
            code: number;
            /** @description Machine-readable rest. */
            extraData: components["schemas"]["ErrorExtra"];
            /**
             * Format: int32
             * @description The HTTP status.
             */
            http_status: number;
            /** @description Text for people. */
            message: string;
            /** @description More, for people who write clients; names the field. */
            message_detail?: string | null;
            /** @description Always `failure`. */
            status: string;
        };
        /**
         * @description `ExperienceResource/create` (viewed), `ExperienceResource/update` (completed),
         *     `ExperienceResource/delete` (dismissed).
         */
        ExperienceAt: {
            /** @description The placement, such as `1000069`. */
            id: components["schemas"]["PlacementId"];
        };
        ExperienceId: string;
        /**
         * @description A viewer's progress in an experience.
         * @enum {string}
         */
        ExperienceStatus: "active" | "viewed" | "completed" | "dismissed";
        /** @description What stands at one placement. */
        ExperienceView: {
            /** @description Which experience. */
            experience_id: components["schemas"]["ExperienceId"];
            /** @description Whether pins have no footer. */
            hide_footer: boolean;
            /** @description How far the viewer is with it. */
            status: components["schemas"]["ExperienceStatus"];
        };
        /**
         * @description What the viewer has, by the id of the placement: one at each at most, and none that
         *     was completed or dismissed.
         */
        Experiences: {
            [key: string]: components["schemas"]["ExperienceView"];
        };
        /** @description What protects an account beside its password. */
        Factors: {
            /** @description Whether two-step verification can be switched on. */
            can_enable_mfa: boolean;
            /**
             * @description Whether passkeys work at the address this was asked under: browsers want
             *     a host with a name.
             */
            can_use_passkeys: boolean;
            /** @description Whether two-step verification is on. */
            has_mfa_enabled: boolean;
            /**
             * Format: int64
             * @description Since when, milliseconds since 1970.
             */
            mfa_enabled_ms?: number | null;
            /** @description Oldest first. */
            passkeys: components["schemas"]["PasskeyView"][];
            /**
             * Format: int64
             * @description Recovery codes that were not used yet.
             */
            recovery_codes_left: number;
        };
        /** @description A pin that did not come in. */
        FailedEntry: {
            /** @description Why, in English. */
            failure: string;
            /** @description Its title, or the name of its file. */
            name: string;
            /**
             * Format: int64
             * @description Its number in the import.
             */
            number: number;
        };
        /** @description `PinFavoriteResource/create`, `PinFavoriteResource/delete`. */
        FavoritePin: {
            /** @description Which. */
            pin_id: components["schemas"]["PinId"];
        };
        /** @description What is opened and closed; what is not named stays. */
        FeatureMap: {
            /** @description See [`CommentFeatures::comments`]. */
            comments?: boolean | null;
            /** @description See [`CommentFeatures::mentions`]. */
            mentions?: boolean | null;
            /** @description See [`CommentFeatures::replies`]. */
            replies?: boolean | null;
        };
        /** @description It is so now. */
        FeedTuned: {
            /** @description Whether the home feed leaves it aside. */
            is_muted: boolean;
        };
        /** @description What the home feed may learn from. */
        FeedTuner: {
            /** @description Their boards, newest first, at most 100. */
            boards: components["schemas"]["TunedBoard"][];
            /**
             * @description Pins whose close-ups they opened last, at most 30; none where they do not allow that it
             *     is kept.
             */
            opened: components["schemas"]["TunedPin"][];
            /** @description Their newest saves, at most 30. */
            pins: components["schemas"]["TunedPin"][];
        };
        FeedbackId: string;
        /**
         * @description What has become of feedback.
         * @enum {string}
         */
        FeedbackState: "open" | "closed";
        /** @description What a viewer told the host. */
        FeedbackView: {
            /** @description What opened the dialog, as the client told it; may be empty. */
            action_origin: string;
            /** @description When it was sent: `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /** @description Id; greater for what was sent later. */
            id: components["schemas"]["FeedbackId"];
            /** @description Whether a visitor sent it. */
            is_visitor: boolean;
            /** @description Path of the page at which it was sent, as the client told it; may be empty. */
            page: string;
            /** @description What the dialog asked; may be empty. */
            prompt: string;
            /** @description Open or closed. */
            state: components["schemas"]["FeedbackState"];
            /** @description Title of the dialog; may be empty. */
            title: string;
            /** @description Always `feedback`. */
            type: string;
            user?: null | components["schemas"]["UserRef"];
            /** @description In their own words. */
            words: string;
        };
        /**
         * @description By what results are narrowed.
         * @enum {string}
         */
        FilterName: "price" | "domain" | "category" | "availability" | "skin_tone" | "hair_pattern";
        /** @description A value of a filter. */
        FilterOption: {
            /** @description What is shown, in English. */
            label: string;
            /** @description What asks for it, in the form of the filter. */
            value: string;
        };
        /** @description `FindPinImagesResource/get`: the pictures of a page, for saving from a website. */
        FindPinImages: {
            /** @description Address of the page, http or https; `https://` may be left out. */
            url: string;
        };
        /**
         * @description `NetworkAuthorizationResource/update`: the browser is back, with what the provider wrote
         *     into the address.
         */
        FinishAuthorization: {
            /** @description What the provider takes once for who it was. */
            code: string;
            /** @description Which provider. */
            network: string;
            /** @description Names the authorization. */
            state: string;
        };
        /** @description `HandshakeSessionResource/create` (specification §7). */
        FinishHandshake: {
            /** @description Whether the handshake was a registration; changes nothing here. */
            isRegistration?: boolean;
            /** @description What the handshake answered. */
            token: string;
        };
        /** @description `PUT /v3/aggregated_comments/{commentId}/flag/` (consumer specification §7). */
        FlagComment: {
            /** @description Which comment. */
            comment_id: components["schemas"]["CommentId"];
            /** @description More exactly; see [`ReportThing::detailed_reasons`]. */
            detailed_reasons?: components["schemas"]["DetailedReason"][];
            /** @description Why; see [`ReportThing::reason`]. */
            reason: components["schemas"]["ReportReason"];
        };
        /**
         * @description The `data` of a narrowed search. What it can be narrowed by is told of the lookalikes
         *     before they were narrowed, on the first page alone.
         */
        FlashlightResults: {
            /** @description What they are about, what most are about first. */
            category_filters: components["schemas"]["CategoryFilter"][];
            /** @description Where they lead, what most lead to first. */
            domain_filters: components["schemas"]["DomainFilter"][];
            /** @description What they cost, a line for each currency. */
            price_filters: components["schemas"]["PriceFilter"][];
            /**
             * @description The pins, the most alike first; each with its `product` where only what is for sale is
             *     asked for.
             */
            results: components["schemas"]["PinView"][];
        };
        /** @description `BoardFollowResource/create` and `/delete`. */
        FollowBoard: {
            /** @description Which. */
            board_id: components["schemas"]["BoardId"];
        };
        /** @description `InterestFollowResource/create`, `/delete` (specification §7). */
        FollowInterest: {
            /** @description Which. */
            interest_id: components["schemas"]["InterestId"];
            /** @description From which list it was taken, up to 50 characters; recorded nowhere. */
            interest_list?: string | null;
        };
        /** @description `UserInterestsResource/update`: the viewer follows these topics and no others. */
        FollowInterests: {
            /** @description At most as many as there are. */
            interest_ids: components["schemas"]["InterestId"][];
        };
        /** @description `UserFollowResource/create` and `/delete`. */
        FollowUser: {
            /** @description Whom. */
            user_id: components["schemas"]["UserId"];
        };
        /** @description Topics the viewer follows. */
        FollowedInterests: {
            /** @description Ids. */
            interest_ids: components["schemas"]["InterestId"][];
        };
        /**
         * @description Fields of a pin's page for visitors only (specification §3: "others only for
         *     unauthenticated"); all absent for a signed-in viewer.
         */
        ForVisitors: {
            /** @description The description in HTML: line breaks and links, and no other markup. */
            description_html?: string | null;
            /** @description Host of that address. */
            seo_canonical_domain?: string | null;
            /**
             * @description The address under which the picture shall be known, absolute: of a pin that was
             *     saved from another it is that other pin's, where search engines may list it.
             */
            seo_canonical_url?: string | null;
            /** @description Topics that the pin names, the one that fits best first; at most five. */
            seo_related_interests?: components["schemas"]["RelatedInterest"][] | null;
        };
        /** @description `DeletedBoardsResource/delete`: the board goes for good now. */
        ForgetDeletedBoard: {
            /** @description Which. */
            board_id: components["schemas"]["BoardId"];
        };
        /** @description `DeletedPinsResource/delete`: pins go for good now. */
        ForgetDeletedPins: {
            /** @description Which; at most 250. */
            pin_ids: components["schemas"]["PinId"][];
        };
        /** @description A picture of a page. */
        FoundImage: {
            /** @description What it shows; may be empty. */
            alt_text: string;
            /**
             * Format: int32
             * @description Pixels, as the page says.
             */
            height?: number | null;
            /** @description Where this host shows a small copy of it, for an hour. */
            thumbnail_url: string;
            /** @description Where it is: `image_url` of a new pin. */
            url: string;
            /**
             * Format: int32
             * @description Pixels, as the page says.
             */
            width?: number | null;
        };
        /** @description A page to save pictures from. */
        FoundPage: {
            /** @description Its description, up to 800 characters; may be empty. */
            description: string;
            /** @description Up to 50, the one most worth saving first; never empty. */
            images: components["schemas"]["FoundImage"][];
            /** @description What the website calls itself, or its domain. */
            site_name: string;
            /** @description Its title, up to 100 characters; may be empty. */
            title: string;
            /** @description Where it would rather be found: what a pin's link should be. */
            url: string;
        };
        /** @description `TodayArticleResource/get`: one article. */
        GetArticle: {
            /** @description Which. */
            article_id: components["schemas"]["ArticleId"];
        };
        /** @description `NewsHubBadgeResource/get`. */
        GetBadge: Record<string, unknown>;
        /** @description `BulkEditStatusResource/get`: how far a batch is. */
        GetBatch: {
            /** @description Which; one's own. */
            batch_id: components["schemas"]["BatchId"];
        };
        /** @description `BoardResource/get`: by id, or by owner and slug (or `username/slug` path). */
        GetBoard: {
            board_id?: null | components["schemas"]["BoardId"];
            /** @description Last part of the address. */
            slug?: string | null;
            /** @description Owner's name. */
            username?: string | null;
        };
        /** @description `BoardActionStatusResource/get` (business §7). */
        GetBoardActions: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
        };
        /** @description `CaptchaChallengeResource/get`: a puzzle of the verifier `proof_of_work`. */
        GetCaptchaChallenge: {
            /** @description What the proof will be for. */
            action: components["schemas"]["CaptchaAction"];
        };
        /** @description `ReportCaseResource/get`: one case. */
        GetCase: {
            /** @description Which. */
            case_id: components["schemas"]["ReportCaseId"];
        };
        /** @description `AggregatedCommentResource/get`. */
        GetComment: {
            /** @description Which. */
            comment_id: components["schemas"]["CommentId"];
        };
        /** @description `AggregatedCommentFeaturesResource/get`. */
        GetCommentFeatures: {
            /** @description Whose: the viewer's own. */
            user_id: components["schemas"]["UserId"];
        };
        /** @description Asks whether consent is needed where the viewer is. */
        GetConsent: Record<string, unknown>;
        /** @description `BoardDownloadResource/get`: the file the viewer asked for last. */
        GetDownload: {
            /** @description Of which board. */
            board_id: components["schemas"]["BoardId"];
        };
        /** @description `TodayArticleDraftResource/get`: an article as it is edited. */
        GetDraft: {
            /** @description One that employees composed. */
            article_id: components["schemas"]["ArticleId"];
        };
        /** @description `PinDuplicatesResource/get`. */
        GetDuplicates: {
            /** @description The pin that may be saved. */
            pin_id: components["schemas"]["PinId"];
        };
        /** @description `PinEmbedResource/get`. */
        GetEmbed: {
            /** @description Which pin. */
            pin_id: components["schemas"]["PinId"];
        };
        /** @description `ExperiencesResource/get`: all that the viewer has. */
        GetExperiences: Record<string, unknown>;
        /** @description `UserExportResource/get`: the file that was asked for last. */
        GetExport: Record<string, unknown>;
        /** @description `FeedTunerResource/get`. */
        GetFeedTuner: Record<string, unknown>;
        /** @description `ImportResource/get`: the viewer's last import. */
        GetImport: Record<string, unknown>;
        /** @description `InterestResource/get`. */
        GetInterest: {
            /** @description Its key, or its id. */
            interest: string;
        };
        /** @description `InviteCodeMetadataResource/get`. */
        GetInviteMetadata: {
            /** @description `invite_code` of an address. */
            invite_code: string;
        };
        /** @description Asks what the viewer hears of, by one channel. */
        GetNotificationSettings: Record<string, unknown>;
        /** @description `BoardPickerBoardsResource/get`. */
        GetPickerBoards: {
            pin_id?: null | components["schemas"]["PinId"];
        };
        /** @description `PinResource/get`. */
        GetPin: {
            /** @description Which. */
            id: components["schemas"]["PinId"];
        };
        /** @description `PinQrResource/get`. */
        GetPinQr: {
            /** @description Which pin. */
            pin_id: components["schemas"]["PinId"];
        };
        /** @description `UserPreferencesResource/get`. */
        GetPreferences: Record<string, unknown>;
        /** @description `PushDeviceResource/get`. */
        GetPushKey: Record<string, unknown>;
        /**
         * @description `BoardSectionResource/get`: by id, or by its board and its slug, or by its
         *     whole address.
         */
        GetSection: {
            board_id?: null | components["schemas"]["BoardId"];
            section_id?: null | components["schemas"]["SectionId"];
            /** @description Last part of the section's address. */
            section_slug?: string | null;
            /** @description Last part of the board's address. */
            slug?: string | null;
            /** @description The board's owner. */
            username?: string | null;
        };
        /** @description `ShareCodeResource/create`. */
        GetShareCode: {
            /**
             * Format: int64
             * @description Number of the way the links go, 0 to 99; 1, a link that is copied, when missing.
             */
            invite_channel?: number | null;
        };
        /** @description `VIPResource/get`: how far uploads are. */
        GetUploads: {
            /** @description Ids, or one text of ids with commas. */
            upload_ids: components["schemas"]["UploadIds"];
        };
        /** @description `UserResource/get`: by name or by id. */
        GetUser: {
            user_id?: null | components["schemas"]["UserId"];
            /** @description Name, with any case. */
            username?: string | null;
        };
        /** @description `/v3/users/me/`. */
        GetViewer: Record<string, unknown>;
        GrantId: string;
        /** @description What the viewer allowed an app, or a script of their own. */
        GrantView: {
            app?: null | components["schemas"]["AppRef"];
            /**
             * Format: int64
             * @description Milliseconds since 1970.
             */
            created_ms: number;
            /**
             * Format: int64
             * @description When it ends, if it does by itself.
             */
            expires_ms?: number | null;
            /** @description Names it to the viewer. */
            id: components["schemas"]["GrantId"];
            /** @description Name of the personal access token; empty for an app. */
            name: string;
            /** @description What was allowed. */
            scopes: components["schemas"]["Scopes"];
            /**
             * Format: int64
             * @description When it was used last, to an hour; none when never.
             */
            used_ms?: number | null;
        };
        /** @description Whom the viewer allowed what. */
        Grants: {
            /** @description Newest first; apps and personal access tokens. */
            grants: components["schemas"]["GrantView"][];
        };
        /** @description How many ended. */
        GrantsEnded: {
            /**
             * Format: int64
             * @description Apps and personal tokens together.
             */
            count: number;
        };
        /** @description A token that begins a session once, within minutes (specification §7). */
        HandshakeToken: string;
        /** @description Where there is help. */
        HelpLink: {
            /** @description Who helps. */
            label: string;
            /** @description Their address. */
            url: string;
        };
        /** @description `AggregatedCommentHideResource/create`, `…/delete` (consumer specification §4 "Comments"). */
        HideComment: {
            /** @description Which. */
            comment_id: components["schemas"]["CommentId"];
        };
        /** @description `CommenterHideResource/create`, `…/delete` (consumer specification §4 "Comments"). */
        HideCommenter: {
            /** @description Whose comments. */
            user_id: components["schemas"]["UserId"];
        };
        /**
         * @description `PinHideResource/create`: the picture is shown no more in the viewer's feeds,
         *     searches and related pins (specification §3 "Pin", `isHidden`).
         */
        HidePin: {
            /** @description Which. */
            pin_id: components["schemas"]["PinId"];
            /** @description Why. */
            reason?: components["schemas"]["HideReason"];
        };
        /**
         * @description Why a viewer hides a pin.
         * @enum {string}
         */
        HideReason: "unsaid" | "not_my_taste" | "seen_too_often" | "low_quality";
        /** @description `AggregatedCommentHighlightResource/update` (consumer specification §5, §7). */
        HighlightComment: {
            /** @description Which. */
            aggregated_comment: components["schemas"]["CommentId"];
            /**
             * @description Whether it stands before all others from now on, in the place of another; or, where it
             *     does, no longer.
             */
            highlight?: boolean;
            /** @description Below which pin of the viewer's. */
            pin: components["schemas"]["PinId"];
        };
        /** @description One size of a picture. */
        Image: {
            /**
             * Format: int32
             * @description Pixels.
             */
            height: number;
            /** @description Absolute address. */
            url: string;
            /**
             * Format: int32
             * @description Pixels.
             */
            width: number;
        };
        /**
         * @description Every size of one picture, by the protocol's names. A picture is never
         *     enlarged, so a small one has the same pixels under several names.
         */
        Images: {
            "136x136": components["schemas"]["Image"];
            "170x": components["schemas"]["Image"];
            "236x": components["schemas"]["Image"];
            "474x": components["schemas"]["Image"];
            "564x": components["schemas"]["Image"];
            "600x315": components["schemas"]["Image"];
            "60x60": components["schemas"]["Image"];
            "70x": components["schemas"]["Image"];
            "736x": components["schemas"]["Image"];
            orig: components["schemas"]["Image"];
        };
        ImportId: string;
        /**
         * @description Kinds of files.
         * @enum {string}
         */
        ImportKind: "board" | "bookmarks" | "pictures" | "service";
        /**
         * @description How far an import is.
         * @enum {string}
         */
        ImportStatus: "registered" | "waiting" | "running" | "done" | "failed" | "stopped";
        /** @description How far an import is. */
        ImportView: {
            /** @description Boards it made. */
            boards: components["schemas"]["BoardRef"][];
            /**
             * Format: int64
             * @description When it was begun, milliseconds since 1970.
             */
            created_ms: number;
            /**
             * Format: int64
             * @description Pins it is done with, those that failed among them.
             */
            done: number;
            /**
             * Format: int64
             * @description Pins that did not come in.
             */
            failed: number;
            /** @description Which, and why: the first 200. */
            failed_entries: components["schemas"]["FailedEntry"][];
            /** @description Why the file could not be read, in English. */
            failure?: string | null;
            /** @description What the file was called; may be empty. */
            file_name: string;
            /** @description Id. */
            id: components["schemas"]["ImportId"];
            kind?: null | components["schemas"]["ImportKind"];
            /** @description How far it is. */
            status: components["schemas"]["ImportStatus"];
            /**
             * Format: int64
             * @description Pins in the file; 0 until it was read.
             */
            total: number;
        };
        /** @description `__PWS_INITIAL_PROPS__`. */
        InitialProps: {
            /** @description What the web app's store starts with. */
            initialReduxState: components["schemas"]["InitialState"];
        };
        /**
         * @description What a page embeds, and `/_/_/state` tells of it (specification §7): what the web app's store
         *     starts with, and what its answers show once more by kind and id, for clients that have no use
         *     for the web app's names.
         */
        InitialState: {
            /** @description Boards that they show, by id. */
            boards: {
                [key: string]: unknown;
            };
            /** @description What the server knows about the request. */
            context: components["schemas"]["RequestContext"];
            /** @description What the host tries out with the viewer, by placement. */
            experiences: components["schemas"]["Experiences"];
            /** @description Ids of what the page's lists show: name → options as in `resources` → ids. */
            feeds: {
                [key: string]: {
                    [key: string]: string[];
                };
            };
            /** @description Pins that they show, by id. */
            pins: {
                [key: string]: unknown;
            };
            /**
             * @description Answers of this page's resources: name → JSON text of the options with
             *     sorted keys → answer.
             */
            resources: {
                [key: string]: {
                    [key: string]: components["schemas"]["ResourceAnswer"];
                };
            };
            /** @description Who looks. */
            session: components["schemas"]["SessionState"];
            /** @description Users whom the page's answers show, by id, and the viewer. */
            users: {
                [key: string]: unknown;
            };
        };
        /** @description A topic and what stands around it. */
        InterestDetail: components["schemas"]["InterestView"] & {
            /** @description Narrower topics. */
            children: components["schemas"]["InterestView"][];
            /**
             * Format: int64
             * @description How many follow it.
             */
            follower_count: number;
            parent?: null | components["schemas"]["InterestRef"];
            /** @description Topics beside it, the nearest first. */
            related: components["schemas"]["InterestView"][];
        };
        /** @description Whether the viewer follows a topic. */
        InterestFollow: {
            /**
             * Format: int64
             * @description How many do.
             */
            follower_count: number;
            /** @description Which. */
            interest_id: components["schemas"]["InterestId"];
            /** @description Whether they do now. */
            is_followed: boolean;
        };
        InterestId: string;
        /** @description A topic, as what is about it names it. */
        InterestRef: {
            /** @description Id. */
            id: components["schemas"]["InterestId"];
            /** @description Stable name, the translation key. */
            key: string;
            /** @description English name. */
            name: string;
        };
        /** @description One topic. */
        InterestView: {
            /** @description Id. */
            id: components["schemas"]["InterestId"];
            /** @description Whether the viewer follows it. */
            is_followed: boolean;
            /** @description Stable name, the translation key. */
            key: string;
            /** @description English name. */
            name: string;
            pin?: null | components["schemas"]["PinView"];
            /** @description Path of its page. */
            url: string;
        };
        /** @description Topics. */
        Interests: {
            /** @description In the order in which they are offered. */
            interests: components["schemas"]["InterestView"][];
        };
        /**
         * @description `BoardInviteResource/create`: invites a user to a board. Caller: owner, or a
         *     collaborator whose permissions allow inviting.
         */
        InviteCollaborator: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
            /** @description Whom; clients of the protocol send a list of one. */
            invited_user_id: components["schemas"]["UserId"];
            /** @description Whether they may move and delete what others saved, and change sections. */
            may_delete?: boolean;
        };
        /** @description An invite link: its holder may join the board as a collaborator. */
        InviteLink: {
            /** @description Its code. */
            invite_code: string;
            /** @description The link to hand on; absolute. */
            url: string;
        };
        /** @description What a link leads to. */
        InviteLinkBoard: {
            /** @description What the viewer could do there. */
            access: string[];
            /** @description Which board. */
            board: components["schemas"]["BoardRef"];
            /** @description Whether the viewer saves there already. */
            collaborated_by_me: boolean;
        };
        /** @description Who invites, and by which way. */
        InviteMetadata: {
            /**
             * Format: int64
             * @description Number of the way the invite went.
             */
            invite_channel: number;
            /**
             * @description Whether it opens a host where an invite is needed; the code of a link that was shared does
             *     not.
             */
            is_entry: boolean;
            /** @description Who invites. */
            sender: components["schemas"]["InviteSender"];
        };
        /** @description Who invites. */
        InviteSender: {
            /** @description First name. */
            first_name: string;
            /** @description Name for people. */
            full_name: string;
            /** @description Id. */
            id: components["schemas"]["UserId"];
            /** @description Picture of at least 75 pixels. */
            image_medium_url?: string | null;
            /** @description Whether they write messages with people. */
            should_show_messaging: boolean;
        };
        /**
         * @description The order of invites.
         * @enum {string}
         */
        InviteSort: "newest" | "viewer_first";
        /**
         * @description State of a user's collaboration on a board (business §4).
         * @enum {string}
         */
        InviteStatus: "not_invited" | "new" | "accepted";
        /** @description One invite, as its sender sees it. */
        InviteView: {
            /**
             * Format: int64
             * @description When it stops working, milliseconds since 1970.
             */
            expires_ms: number;
            /**
             * Format: int64
             * @description Number of the way the invite goes.
             */
            invite_channel: number;
            /** @description Stands in addresses as `invite_code`. */
            invite_code: string;
            /**
             * Format: int64
             * @description Accounts that can be made with it.
             */
            most_uses: number;
            /** @description The link to hand on; absolute. */
            url: string;
            /**
             * Format: int64
             * @description Accounts that were made with it.
             */
            uses: number;
        };
        /** @description The viewer's invites. */
        Invites: {
            /** @description Newest first. */
            invites: components["schemas"]["InviteView"][];
            /**
             * Format: int64
             * @description How many may work at once.
             */
            most: number;
        };
        /** @description Answer of [`GetDownload`]. */
        LatestDownload: {
            download?: null | components["schemas"]["ArchiveView"];
        };
        /** @description Answer of [`GetExport`]. */
        LatestExport: {
            export?: null | components["schemas"]["ArchiveView"];
        };
        /** @description Answer of [`GetImport`]. */
        LatestImport: {
            import?: null | components["schemas"]["ImportView"];
        };
        /**
         * @description How a board's page shows its pins (specification §3 "Board").
         * @enum {string}
         */
        Layout: "default" | "carousel";
        /**
         * @description `BusinessConversionResource/delete`: the viewer's business becomes a personal
         *     account again, and its business details go.
         */
        LeaveBusiness: {
            /** @description The parental passcode, where there is one. */
            passcode?: string | null;
        };
        /** @description The viewer of a limited session (LIMITED_LOGIN, specification §3). */
        LimitedView: {
            /** @description Whether Facebook's log-in leads to this account. */
            connected_to_facebook: boolean;
            /** @description Whether Google's log-in leads to this account. */
            connected_to_google: boolean;
            /** @description Address that mails go to. */
            email: string;
            /** @description First name. */
            first_name: string;
            /** @description Whether a password is set. */
            has_password: boolean;
            /** @description Picture of at least 75 pixels. */
            image_medium_url?: string | null;
        };
        /** @description What is known of the page that a pin leads to; part of the pin's detail. */
        LinkAbout: {
            embed?: null | components["schemas"]["Embed"];
            /** @description Whether it can be shown as something for sale: it has a price. */
            is_eligible_for_pdp: boolean;
            /** @description Whether the page says that nothing of it can be ordered. */
            is_oos_product: boolean;
            /** @description Whether what the page sells was looked at too long ago to be relied on: 30 days. */
            is_stale_product: boolean;
            link_health?: null | components["schemas"]["LinkHealth"];
            /** @description ISO 4217, of the first thing for sale on the page. */
            price_currency?: string | null;
            rich_metadata?: null | components["schemas"]["RichMetadata"];
            rich_summary?: null | components["schemas"]["RichSummary"];
        };
        /** @description Whether a page is there. */
        LinkHealth: {
            /** @description When it was looked at last: `Thu, 25 Jun 2020 06:13:42 +0000`. */
            checked_at: string;
            /** @description Whether the link's target is gone. */
            is_broken: boolean;
        };
        /** @description `AppsResource/get`: the viewer's own. */
        ListApps: Record<string, unknown>;
        /** @description `TodayArticleFeedResource/get`: the articles that stand where the viewer is. */
        ListArticles: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description Asks what was changed about the viewer's account. */
        ListAudits: Record<string, unknown>;
        /** @description `UserBlocksResource/get`: whom the viewer blocked. */
        ListBlocks: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `BoardContentRecommendationResource/get`: pins that may suit a board. */
        ListBoardIdeas: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `BoardInterestsResource/get`, `/v3/boards/{board_id}/interests/`. */
        ListBoardInterests: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
        };
        /**
         * @description `BoardInvitesResource/get`: of a board, for who may organise it; otherwise those of
         *     the viewer. The newest first, those that expired behind all others.
         */
        ListBoardInvites: {
            board_id?: null | components["schemas"]["BoardId"];
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description With those that expired (`is_expired`). */
            include_inactive?: boolean;
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            /** @description In which order. */
            sort?: components["schemas"]["InviteSort"];
            /** @description Which of them: names of statuses between commas. */
            status_filters?: components["schemas"]["StatusFilters"];
        };
        /** @description `BoardFeedResource/get`: the pins of a board in its order. */
        ListBoardPins: {
            /** @description Which. */
            board_id: components["schemas"]["BoardId"];
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description Leaves out what is in sections. */
            filter_section_pins?: boolean;
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `BoardsResource/get`: a user's boards. */
        ListBoards: {
            /** @description The archived ones instead, which only their owner is shown. */
            archived?: boolean;
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            sort?: null | components["schemas"]["BoardSort"];
            user_id?: null | components["schemas"]["UserId"];
            /** @description Whose; the viewer when both are missing. */
            username?: string | null;
        };
        /** @description `ReportCasesResource/get`: what was reported. */
        ListCases: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            /**
             * @description Open ones and those with an appeal that waits, those reported first before others, or
             *     closed ones, those reported last.
             */
            state?: components["schemas"]["CaseState"];
        };
        /** @description `CountriesResource/get` and `LocalesResource/get`. */
        ListChoices: Record<string, unknown>;
        /**
         * @description `BoardCollaboratorsResource/get`: who saves to a board beside its owner, who came
         *     first first.
         */
        ListCollaborators: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `UnifiedCommentsResource/get`: what was said below a pin, the highlighted one first. */
        ListComments: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            /** @description Below which pin. */
            pin_id: components["schemas"]["PinId"];
            /** @description In which order. */
            sort?: components["schemas"]["CommentSort"];
        };
        /**
         * @description `ContactRequestsResource/get`: conversations that users whom the viewer does not know began
         *     with them, the latest message first.
         */
        ListContactRequests: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `ConversationsResource/get`: the viewer's conversations, the latest message first. */
        ListConversations: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description Whether those that the viewer archived are listed in place of the inbox. */
            is_archived?: boolean;
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `UserDecisionsResource/get`: what was decided about the viewer and what is theirs. */
        ListDecisions: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `DeletedBoardsResource/get`: the viewer's own, the last first. */
        ListDeletedBoards: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /**
         * @description `DeletedPinsResource/get`: what the viewer deleted, without what went with a board,
         *     the last first.
         */
        ListDeletedPins: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `WebhookDeliveriesResource/get`: what was sent to a webhook. */
        ListDeliveries: {
            /** @description One of the viewer's own. */
            webhook_id: components["schemas"]["WebhookId"];
        };
        /**
         * @description `AggregatedActivityFeedResource/get`: who did what a pin shows; the viewer first,
         *     then the latest.
         */
        ListDidIts: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            /** @description Of which pin. */
            pin_id: components["schemas"]["PinId"];
        };
        /** @description `TodayArticleDraftsResource/get`: what employees composed, drafts and scheduled ones too. */
        ListDrafts: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `UserFactorsResource/get`: what protects the account beside its password. */
        ListFactors: Record<string, unknown>;
        /** @description `UserFavoritesResource/get`: the viewer's own, the latest first. */
        ListFavorites: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `FeedbackListResource/get`: what viewers sent, the latest first. */
        ListFeedback: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            /** @description What waits, or what employees are done with. */
            state?: components["schemas"]["FeedbackState"];
        };
        /** @description `BoardFollowingResource/get`: the boards that a user follows. */
        ListFollowedBoards: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            user_id?: null | components["schemas"]["UserId"];
            /** @description Who; the viewer when both are missing. */
            username?: string | null;
        };
        /** @description `UserInterestsResource/get`: the topics that the viewer follows. */
        ListFollowedInterests: Record<string, unknown>;
        /**
         * @description `FollowingFeedResource/get`: pins of followed people and boards, the newest first, and
         *     nothing else.
         */
        ListFollowingPins: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /**
         * @description `UserFollowersResource/get` and `UserFollowingResource/get`: who follows a user,
         *     and whom they follow (specification §7).
         */
        ListFollows: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            user_id?: null | components["schemas"]["UserId"];
            /** @description Whose; the viewer's own when both are missing. */
            username?: string | null;
        };
        /** @description `GrantsResource/get`: whom the viewer allowed what. */
        ListGrants: Record<string, unknown>;
        /** @description `HiddenCommentersResource/get`: whose comments the viewer hid. */
        ListHiddenCommenters: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /**
         * @description `UserHomefeedResource/get`: what is chosen for the viewer, then the rest of what they
         *     follow and of recent popular pins.
         */
        ListHomePins: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `InterestFeedResource/get`: pins of a topic. */
        ListInterestPins: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description Key of the topic, or its id. */
            interest: string;
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `InterestsResource/get`. */
        ListInterests: Record<string, unknown>;
        /** @description `InviteCodeResource/get`: the viewer's own that still work. */
        ListInvites: Record<string, unknown>;
        /** @description `ConversationMessagesResource/get`: what was written, the latest first. */
        ListMessages: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description In which conversation. */
            conversation_id: components["schemas"]["ConversationId"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `UserNetworksResource/get`: which providers lead to the viewer's account. */
        ListNetworks: Record<string, unknown>;
        /** @description `NewsHubDetailsResource/get`: who did what a notice tells, the latest first. */
        ListNoticeActors: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description Which. */
            notice_id: components["schemas"]["NoticeId"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `NewsHubResource/get`: what the viewer is told, the latest first. */
        ListNotices: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `PinInterestsResource/get`. */
        ListPinInterests: {
            /** @description Which pin. */
            pin_id: components["schemas"]["PinId"];
        };
        /** @description `ReactionsResource/get`: who reacted to a pin. */
        ListReactions: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            /** @description Which pin. */
            pin_id: components["schemas"]["PinId"];
        };
        /**
         * @description `RelatedModulesResource/get`: what stands below a pin. Clients say where the viewer
         *     came from (specification §7 "CloseupRelatedModulesFeedQuery"); the answer does not
         *     depend on it, and the log is told by `ApiCResource`.
         */
        ListRelatedModules: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description The home feed that the reader came from. */
            homefeed_source_sig?: string | null;
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            /** @description Below which. */
            pin_id: components["schemas"]["PinId"];
            /** @description The search that the reader came from. */
            search_query?: string | null;
            /** @description The page that the reader came from. */
            source?: string | null;
            /** @description The page that a row of close-ups began at. */
            top_level_source?: string | null;
            /**
             * Format: int32
             * @description How many close-ups ago that was.
             */
            top_level_source_depth?: number | null;
        };
        /** @description `RelatedPinFeedResource/get`: pins like one pin. */
        ListRelatedPins: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            /** @description Like which. */
            pin_id: components["schemas"]["PinId"];
        };
        /** @description `AggregatedCommentReplyFeedResource/get`: replies to a comment, the earliest first. */
        ListReplies: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description Which comment. */
            comment_id: components["schemas"]["CommentId"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `ReportReasonsResource/get`: why a thing of a kind may be reported. */
        ListReportReasons: {
            /** @description The kind. */
            kind: components["schemas"]["ReportedKind"];
        };
        /** @description `SearchTabResource/get`. */
        ListSearchTabs: {
            /** @description The scope that is shown. */
            scope?: components["schemas"]["SearchScope"];
        };
        /** @description `BoardSectionPinsResource/get`: a section's pins in their order. */
        ListSectionPins: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            /** @description Of which section. */
            section_id: components["schemas"]["SectionId"];
        };
        /** @description `BoardSectionsResource/get`: a board's sections in their order. */
        ListSections: {
            /** @description Of which board. */
            board_id: components["schemas"]["BoardId"];
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /**
         * @description `UserSessionResource/create` with `session_accounts: true`, and `/get`:
         *     which accounts this browser is signed in to.
         */
        ListSessionAccounts: Record<string, unknown>;
        /** @description `UserSessionsResource/get`: every place the account is signed in. */
        ListSessions: Record<string, unknown>;
        /** @description `ShoppingFeedResource/get`: what is for sale. */
        ListShoppingPins: {
            /** @description How it is narrowed. */
            applied_product_filters?: components["schemas"]["ProductFilters"];
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description Only what is about this topic or one below it: its key or its id. */
            category?: string | null;
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /**
         * @description `PinSponsorshipsResource/get`: pins for which the viewer was named, the latest first;
         *     such as they declined or left are not among them.
         */
        ListSponsorships: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `TopInterestsResource/get`: the topics that no other holds. */
        ListTopInterests: Record<string, unknown>;
        /** @description `UserPinsResource/get`: a user's pins, newest first. */
        ListUserPins: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            user_id?: null | components["schemas"]["UserId"];
            /** @description Whose. */
            username?: string | null;
        };
        /** @description `WebhooksResource/get`: the viewer's own. */
        ListWebhooks: Record<string, unknown>;
        /** @description `UserWebsitesResource/get`: what the viewer has claimed. */
        ListWebsites: Record<string, unknown>;
        /** @description `ApiCResource/create`: a batch of a client's events. */
        LogActivities: {
            /** @description In the order they happened; at most 200. */
            events: components["schemas"]["ActivityEvent"][];
            /**
             * Format: int64
             * @description When the batch was sent, by the client's clock, in milliseconds.
             */
            report_time?: number | null;
        };
        /** @description `UserSessionResource/create` with credentials. */
        LogIn: {
            /** @description The second factor, for accounts that have one. */
            mfa_token?: string | null;
            /**
             * @description What an authorization to a provider ended with: it is connected to the account as soon
             *     as the rest has proved whose it is.
             */
            network_ticket?: string | null;
            /** @description As typed. */
            password: string;
            /** @description Page that led here. */
            referrer?: string | null;
            /** @description What the captcha answered, where the host asks for one. */
            token?: string | null;
            /** @description Trimmed before use. */
            username_or_email: string;
        };
        /** @description `NetworkSessionResource/create`: log in with what an authorization ended with. */
        LogInWithNetwork: {
            /** @description The second step, if the account asks for one. */
            mfa_token?: string | null;
            /** @description What the authorization ended with. */
            ticket: string;
        };
        /**
         * @description `PasskeySessionResource/create`: log in with a passkey and nothing else.
         *     Written as JSON it is also a `mfa_token`.
         */
        LogInWithPasskey: {
            /** @description `AuthenticationResponseJSON`. */
            credential: Record<string, unknown>;
            /** @description Token of the challenge. */
            token: string;
        };
        /** @description `UserSessionResource/delete`. */
        LogOut: {
            /** @description Specification §7; recorded, changes nothing here. */
            disable_auth_failure_redirect?: boolean;
            user_id?: null | components["schemas"]["UserId"];
        };
        /**
         * @description Specification §4 "Viewer type".
         * @enum {string}
         */
        LoginState: "UNAUTH" | "LIMITED_LOGIN" | "AUTH";
        /**
         * @description How often news come by mail.
         * @enum {string}
         */
        MailCadence: "never" | "at_once" | "daily" | "weekly";
        /** @description The link of a notice was good. */
        MailLinkOpened: {
            /** @description Whether a limited session began; false when the browser was signed in already. */
            is_limited: boolean;
        };
        /** @description A mail is on its way. */
        MailSent: Record<string, unknown>;
        /** @description `BoardInviteLinkResource/create`: the board's link; a new one ends the one before. */
        MakeInviteLink: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
            /** @description Answers the link that is there, if there is one. */
            keep?: boolean;
            /** @description Whether who comes by it may move and delete what others saved. */
            may_delete?: boolean;
        };
        /**
         * @description A viewer's mark on another user's did-it.
         * @enum {string}
         */
        Mark: "like" | "helpful";
        /** @description `DidItMarkResource/create`, `DidItMarkResource/delete`. */
        MarkDidIt: {
            /** @description As what. */
            mark: components["schemas"]["Mark"];
            /** @description Which. */
            user_did_it_data_id: components["schemas"]["DidItId"];
        };
        /** @description `HelpfulResource/create`, `…/delete` (consumer specification §7). */
        MarkHelpful: {
            /** @description Which. */
            comment_id: components["schemas"]["CommentId"];
            /**
             * Format: int64
             * @description Of what: 1, a comment.
             */
            model_type: number;
        };
        /** @description One file that will be sent. */
        MediaInfo: {
            /** @description The client's own name of it. */
            id: string;
            /** @description `image-story-pin` for pictures. */
            media_type: string;
        };
        /** @description The list, however it was written. */
        MediaInfoList: string | components["schemas"]["MediaInfo"][];
        /** @description A place in the words of a comment that names a user: `@` and their username then. */
        Mention: {
            /**
             * Format: int64
             * @description How long it is with the `@`, in UTF-16 code units.
             */
            length: number;
            /**
             * Format: int64
             * @description Where the `@` stands, in UTF-16 code units from the start.
             */
            start: number;
            /** @description Whom. */
            user_id: components["schemas"]["UserId"];
        };
        /** @description Users who may be mentioned. */
        MentionSuggestions: {
            /** @description The best first. */
            items: components["schemas"]["UserRef"][];
        };
        /** @description The users whom a comment mentions. */
        Mentions: {
            /** @description Id of the comment. */
            id: components["schemas"]["CommentId"];
            /** @description The users, each once. */
            tagged_users: components["schemas"]["UserRef"][];
        };
        /** @description `BoardMergeResource/create`: the pins go to another board, and the board is gone. */
        MergeBoards: {
            /** @description Which board goes; one's own. */
            board_id: components["schemas"]["BoardId"];
            /** @description Into which. */
            into_board_id: components["schemas"]["BoardId"];
        };
        /**
         * @description `BoardSectionMergeResource/create`: all pins of one section go into another,
         *     and the first is gone.
         */
        MergeSections: {
            /** @description Where its pins go; on the same board. */
            into_section_id: components["schemas"]["SectionId"];
            /** @description The section that ends. */
            section_id: components["schemas"]["SectionId"];
        };
        /**
         * @description What a member did that stands among the messages of a group.
         * @enum {string}
         */
        MessageEvent: "named" | "added" | "left";
        MessageId: string;
        /** @description A message. */
        MessageView: {
            board?: null | components["schemas"]["BoardView"];
            /** @description The sender's own name for it, for themselves alone. */
            client_id?: string | null;
            /** @description In which conversation. */
            conversation_id: components["schemas"]["ConversationId"];
            /** @description `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /**
             * Format: int64
             * @description The same, milliseconds since 1970.
             */
            created_ms: number;
            event?: null | components["schemas"]["MessageEvent"];
            /** @description Id; greater for what was written later in the same conversation. */
            id: components["schemas"]["MessageId"];
            /** @description Whether the viewer wrote it. */
            is_mine: boolean;
            /** @description Whether a thing was sent that the viewer does not see, or that is gone. */
            is_thing_hidden: boolean;
            /** @description Whether its sender took it back: that there was one is all that is left. */
            is_unsent: boolean;
            pin?: null | components["schemas"]["PinView"];
            reaction_by_me?: null | components["schemas"]["ReactionType"];
            /** @description What members whom the viewer sees feel about it; in lists of conversations left out. */
            reaction_counts: components["schemas"]["BTreeMap"];
            /** @description Who wrote it. */
            sender: components["schemas"]["UserRef"];
            /** @description From where in the app it was sent, as its sender's browser said. */
            source?: string | null;
            /**
             * @description Its words, up to 2,000 characters, with line breaks; may be empty beside a thing. The name
             *     where the conversation was named; empty where the name was taken away.
             */
            text: string;
            /** @description Always `message`; a browser that is sending one calls its own `temporary`. */
            type: string;
            user?: null | components["schemas"]["UserRef"];
            user_did_it_data?: null | components["schemas"]["DidItView"];
        };
        /**
         * @description What can be the second step of logging in.
         * @enum {string}
         */
        MfaWay: "code" | "recovery_code" | "passkey";
        /** @description A link that belongs to a module. */
        ModuleAction: {
            /** @description Where it stands: `header`. */
            location: string;
            /** @description How it looks: `link`. */
            style: string;
            /** @description Its words. */
            text: string;
            /** @description Path of a page. */
            url: string;
        };
        /** @description How a module is drawn. */
        ModuleDisplay: {
            /** @description Whether it takes the whole width instead of a place in the grid. */
            is_full_width: boolean;
        };
        /**
         * @description A heading: a format string and its arguments, filled in by the client in its
         *     language.
         */
        ModuleTitle: {
            /** @description What stands for `{0}`, `{1}`. */
            args: string[];
            /** @description `More from {0}`. */
            format: string;
        };
        /** @description `BulkEditResource/update`: pins go to another board or section. */
        MovePins: components["schemas"]["PinSelection"] & {
            /** @description Where to; the same board to move them between sections. */
            into_board_id: components["schemas"]["BoardId"];
            into_section_id?: null | components["schemas"]["SectionId"];
        };
        /** @description `SignupFlowResource/update`: the viewer has come this far. */
        MoveSignupFlow: {
            step?: null | components["schemas"]["SignupFlowStep"];
        };
        /** @description `ConversationMuteResource/update`. */
        MuteConversation: {
            /** @description Which. */
            conversation_id: components["schemas"]["ConversationId"];
            /** @description Whether the viewer is told of no message of it. */
            is_muted: boolean;
        };
        /**
         * @description Something that a user should still do and is reminded of.
         * @enum {string}
         */
        Nag: "verify_email" | "finish_signup";
        /** @description `ConversationResource/update`. */
        NameConversation: {
            /** @description Which: a group. */
            conversation_id: components["schemas"]["ConversationId"];
            /** @description What its members call it, up to 50 characters; empty or left out, its name is taken away. */
            name?: string | null;
        };
        /** @description An account elsewhere that leads to the viewer's. */
        NetworkAccount: {
            /**
             * Format: int64
             * @description Since when, milliseconds since 1970.
             */
            connected_ms: number;
            /** @description Their page there, if there is one. */
            url?: string | null;
            /** @description What they are called there. */
            username: string;
        };
        /** @description A provider that people may log in with. */
        NetworkView: {
            /** @description Its name in calls, such as `google`. */
            id: string;
            /** @description Its name for people. */
            name: string;
        };
        /** @description Providers, with what is connected. */
        Networks: {
            /** @description Those of the host in its order, then those it no longer has. */
            networks: components["schemas"]["UserNetwork"][];
        };
        /** @description A personal access token, which is never shown again. */
        NewPersonalToken: {
            /** @description What is kept of it. */
            grant: components["schemas"]["GrantView"];
            /** @description The secret. */
            token: string;
        };
        /** @description What an app needs to make codes. Shown once. */
        NewTotp: {
            /** @description The same as an `otpauth:` address, to be opened on the phone itself. */
            address: string;
            /** @description The same as a picture. */
            qr: components["schemas"]["QrCode"];
            /** @description The secret in Base32, to be typed. */
            secret: string;
        };
        /**
         * @description Why search engines shall not list a pin.
         * @enum {string}
         */
        NoindexReason: "secret" | "sensitive" | "pinner" | "wordless";
        /**
         * @description `ParentalPasscodeClosureResource/create`: records that the passcode dialog was closed
         *     without a passcode (specification §2 "Closing is logged").
         */
        NoteClosure: {
            /** @description Path of the page on which they were asked, up to 200 characters. */
            path: string;
        };
        /** @description A comment that a notice tells of. */
        NoticeComment: {
            /** @description Id. */
            id: components["schemas"]["CommentId"];
            /** @description Below which pin. */
            pin_id: components["schemas"]["PinId"];
            /** @description Its words, up to 500 characters. */
            text: string;
        };
        NoticeId: string;
        /**
         * @description What a notice tells.
         * @enum {string}
         */
        NoticeKind: "follow" | "save" | "reaction" | "did_it" | "comment" | "reply" | "comment_like" | "comment_highlight" | "mention" | "board_invite" | "board_join" | "join_request" | "board_proposal" | "join_approved" | "transfer_offer" | "transfer_accepted" | "sponsorship_request" | "sponsorship_approved" | "sponsorship_declined" | "merge_done" | "export_ready" | "new_device" | "case_decided";
        /** @description What happened with one thing of the viewer on one day (UTC), however many did it. */
        NoticeView: {
            /** @description Up to three of them whom the viewer sees, the latest first. */
            actors: components["schemas"]["UserRef"][];
            board?: null | components["schemas"]["BoardRef"];
            comment?: null | components["schemas"]["NoticeComment"];
            /**
             * Format: int64
             * @description How many users did it; 0 where none did, as when personal data can be fetched.
             */
            count: number;
            /** @description When it happened last: `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /**
             * Format: int64
             * @description The same, milliseconds since 1970.
             */
            created_ms: number;
            /** @description Id. */
            id: components["schemas"]["NoticeId"];
            /** @description Whether the viewer opened the hub since. */
            is_seen: boolean;
            /** @description What it tells. */
            kind: components["schemas"]["NoticeKind"];
            pin?: null | components["schemas"]["PinView"];
            /** @description Always `notice`. */
            type: string;
        };
        /**
         * @description What people may hear of; ids of the options of `NewsSettingsResource` and
         *     `PushSettingsResource`.
         * @enum {string}
         */
        NotificationKind: "follows" | "saves" | "comments" | "likes" | "mentions" | "messages" | "board_invites" | "recommendations" | "announcements" | "account";
        /** @description One thing to hear of. */
        NotificationOption: {
            /** @description What. */
            id: components["schemas"]["NotificationKind"];
            /** @description Whether they hear of it. */
            value: boolean;
        };
        /** @description Which notifications a user receives on one channel (business specification §3 "Settings"). */
        NotificationSettings: {
            /** @description In the order in which they are offered. */
            options: components["schemas"]["NotificationOption"][];
        };
        /** @description A filter that the results can be narrowed by. */
        OfferedFilter: {
            /** @description Which. */
            name: components["schemas"]["FilterName"];
            /** @description Its values, each of which something among the results has. */
            options: components["schemas"]["FilterOption"][];
        };
        /**
         * @description What happens to a save of a picture that is on one of the viewer's boards already.
         * @enum {string}
         */
        OnDuplicate: "save" | "refuse";
        /**
         * @description `ConversationResource/get` and `…/delete`, `ContactRequestResource/update` and `…/delete`,
         *     `ContactRequestDeclineResource/delete`.
         */
        OneConversation: {
            /** @description Which. */
            conversation_id: components["schemas"]["ConversationId"];
        };
        /** @description `MessageReactionResource/delete`, `ConversationMessageResource/delete`. */
        OneMessage: {
            /** @description In which conversation. */
            conversation_id: components["schemas"]["ConversationId"];
            /** @description Which. */
            message_id: components["schemas"]["MessageId"];
        };
        /**
         * @description `UserDecisionResource/create`: opens a decision by the link of its mail. A write, so that
         *     the token stands in no address.
         */
        OpenDecision: {
            /** @description What stands behind `#` in the link. */
            token: string;
        };
        /** @description `EmailSubscriptionResource/create`: open the link at the foot of a mail. */
        OpenEmailSubscription: {
            /** @description What stands behind `#` in the link. */
            token: string;
        };
        /** @description `BoardInviteLinkResource/get`: what a link leads to. */
        OpenInviteLink: {
            /** @description The code in its address. */
            invite_code: string;
        };
        /** @description `MailLinkSessionResource/create`: the link of a notice is opened. */
        OpenMailLink: {
            /** @description What stands behind `#` in the link. */
            token: string;
        };
        PageSize: null | number;
        /** @description What a partner account has beside its profile (specification §3 "partner"). */
        PartnerView: {
            /**
             * @description E-mail address of the business's owner: the personal account's for a linked
             *     business, else the account's own.
             */
            biz_ownership_email: string;
            /** @description Name of the business. */
            business_name: string;
            /** @description Address that customers write to. */
            contact_email?: string | null;
            /** @description Whether it shares the log-in of a personal account. */
            is_linked_business: boolean;
            /** @description Where the business is. */
            profile_place: components["schemas"]["PlaceView"];
        };
        /** @description What the browser hands to the authenticator. */
        PasskeyChallenge: {
            /** @description `PublicKeyCredentialCreationOptionsJSON` or `…RequestOptionsJSON`. */
            options: Record<string, unknown>;
            /** @description Names the challenge; good for one answer within ten minutes. */
            token: string;
        };
        PasskeyId: string;
        /** @description A passkey, as its owner sees it. */
        PasskeyView: {
            /**
             * Format: int64
             * @description When it was added, milliseconds since 1970.
             */
            created_ms: number;
            /** @description Id. */
            id: components["schemas"]["PasskeyId"];
            /** @description What its owner calls it. */
            name: string;
            /**
             * Format: int64
             * @description Last log-in with it, milliseconds since 1970.
             */
            used_ms?: number | null;
        };
        /** @description The viewer's boards as a picker offers them. */
        PickerBoards: {
            /** @description All that are not archived, by name. */
            all_boards: components["schemas"]["BoardView"][];
            /** @description As `BoardPickerBoardsShortlistResource` has it. */
            boards_shortlist: components["schemas"]["BoardView"][];
        };
        /**
         * @description The part of a [`PinView`] that a grid draws, under the same names: at most about 900
         *     bytes. Lists keep it beside the whole one, so that it is not cut out for each answer.
         */
        PinCard: {
            /** @description What the picture shows, by the pinner. */
            alt_text: string;
            /** @description What the picture shows, by a machine. */
            auto_alt_text?: string | null;
            /** @description Where it is saved. */
            board: components["schemas"]["CardBoard"];
            /** @description `#rrggbb`; fills the picture's place until it is decoded. */
            dominant_color: string;
            /** @description Title as the grid shows it. */
            grid_title: string;
            /** @description Id. */
            id: components["schemas"]["PinId"];
            /** @description Content hash of the original, 32 hexadecimal digits. */
            image_signature: string;
            /** @description The picture. Addresses of the sizes between follow from the first: `/236x/` names it. */
            images: components["schemas"]["CardImages"];
            /** @description Whether the pin was saved from another pin. */
            is_repin: boolean;
            /** @description Where the pin leads; absent when nowhere. */
            link?: string | null;
            /** @description What the pinner noted for themselves; absent for other viewers, and without one. */
            pin_note?: string | null;
            /** @description Whose pin it is. */
            pinner: components["schemas"]["CardPinner"];
            product?: null | components["schemas"]["ShoppingProduct"];
            recommendation_reason?: null | components["schemas"]["RecommendationReason"];
            /** @description Title; may be empty. */
            title: string;
            /** @description Always `pin`. */
            type: string;
        };
        /** @description A pin with what only this viewer sees. */
        PinDetail: components["schemas"]["PinView"] & components["schemas"]["Closeup"] & components["schemas"]["LinkAbout"] & components["schemas"]["ForVisitors"] & {
            /** @description Whether the viewer told that they did what it shows. */
            done_by_me: boolean;
            /** @description Whether it is among the viewer's favourites. */
            favorited_by_me: boolean;
            /** @description Whether the viewer hid its picture from their feeds. */
            is_hidden: boolean;
            /** @description Whether the viewer may edit or delete it. */
            is_mine: boolean;
            reaction_by_me?: null | components["schemas"]["ReactionType"];
            /** @description Boards of the viewer that the picture is saved to. */
            saved_info: components["schemas"]["SavedInfo"];
        };
        /** @description A pin as a card on other websites, in the words of oEmbed 1.0. */
        PinEmbed: {
            /** @description Whose pin it is. */
            author_name: string;
            /** @description Their profile. */
            author_url: string;
            /**
             * Format: int32
             * @description Pixels of the frame.
             */
            height: number;
            /** @description The code: a frame, without script. */
            html: string;
            /** @description The name of this host. */
            provider_name: string;
            /** @description Its address. */
            provider_url: string;
            /**
             * Format: int32
             * @description Pixels.
             */
            thumbnail_height: number;
            /** @description A picture of it. */
            thumbnail_url: string;
            /**
             * Format: int32
             * @description Pixels.
             */
            thumbnail_width: number;
            /** @description What the pin is called. */
            title: string;
            /** @description Always `rich`. */
            type: string;
            /** @description The page that the frame shows. */
            url: string;
            /** @description Always `1.0`. */
            version: string;
            /**
             * Format: int32
             * @description Pixels of the frame.
             */
            width: number;
        };
        /** @description Whether a pin is among the viewer's favourites, and of how many it is. */
        PinFavorite: {
            /**
             * Format: int64
             * @description How many users keep it.
             */
            favorite_user_count: number;
            /** @description Whether it is the viewer's. */
            favorited_by_me: boolean;
            /** @description Which pin. */
            pin_id: components["schemas"]["PinId"];
        };
        PinId: string;
        /** @description A topic of a pin. */
        PinInterest: {
            /**
             * Format: double
             * @description How sure that is, above 0 and below 1; the pin stands among those of the topic
             *     from 0.5 on.
             */
            confidence: number;
            /** @description Which. */
            interest: components["schemas"]["InterestRef"];
        };
        /** @description What a pin is about. */
        PinInterests: {
            /** @description The surest first. */
            interests: components["schemas"]["PinInterest"][];
        };
        /** @description The address of a pin as a QR code. */
        PinQr: {
            /** @description The picture. */
            qr: components["schemas"]["QrCode"];
            /** @description The address; absolute. */
            url: string;
        };
        /** @description A user's reaction to a pin. */
        PinReaction: {
            /** @description `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /** @description `pin:user:kind`. */
            id: string;
            /** @description Of which pin. */
            pin_id: components["schemas"]["PinId"];
            /** @description What. */
            reaction_type: components["schemas"]["ReactionType"];
            /** @description Who. */
            user: components["schemas"]["UserRef"];
        };
        /** @description Reactions to one pin, as the one who reacted sees them. */
        PinReactions: {
            /** @description `pin:user:kind`; none after it was taken back. */
            id?: string | null;
            /** @description Of which pin. */
            pin_id: components["schemas"]["PinId"];
            reaction_by_me?: null | components["schemas"]["ReactionType"];
            /** @description See [`ReactionCounts`]. */
            reaction_counts: components["schemas"]["BTreeMap"];
        };
        /** @description Which pins of a board. */
        PinSelection: {
            /** @description All of the board, or of the section. */
            all?: boolean;
            /** @description Where they all are. */
            board_id: components["schemas"]["BoardId"];
            /** @description With `all`: but for these, at most 250. */
            except_pin_ids?: components["schemas"]["PinId"][];
            /** @description With `all`: those outside sections. */
            filter_section_pins?: boolean;
            /** @description Which; at most 250. All when it is empty and `all` is true. */
            pin_ids?: components["schemas"]["PinId"][];
            section_id?: null | components["schemas"]["SectionId"];
        };
        /** @description How often a pin was handed on. */
        PinShares: {
            /** @description Which pin. */
            pin_id: components["schemas"]["PinId"];
            /**
             * Format: int64
             * @description By how many users and browsers.
             */
            share_count: number;
        };
        /**
         * @description A pin. Fields that depend on the viewer are absent in lists, so that lists
         *     can share one rendering of a pin among all viewers.
         */
        PinView: {
            /** @description What about the viewer the advertisement was meant for. */
            ad_match_reason?: string | null;
            /** @description What users did with it. */
            aggregated_pin_data: components["schemas"]["AggregatedPinData"];
            /** @description What the picture shows, by the pinner. */
            alt_text: string;
            attribution?: null | components["schemas"]["Attribution"];
            /** @description What the picture shows, by a machine; none until a machine looks. */
            auto_alt_text?: string | null;
            /** @description Where it is saved. */
            board: components["schemas"]["BoardRef"];
            /** @description What the close-up shows under the title. */
            closeup_description: string;
            /**
             * Format: int64
             * @description Comments, but for those that words of the pinner's hold back.
             */
            comment_count: number;
            /** @description Whether comments are off. */
            comments_disabled: boolean;
            /** @description `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /** @description What the pinner wrote; may be empty. */
            description: string;
            /** @description Host of the link, `Uploaded by user` without one. */
            domain: string;
            /** @description `#rrggbb`; fills the picture's place until it is decoded. */
            dominant_color: string;
            /**
             * Format: int64
             * @description How many users keep it among their favourites.
             */
            favorite_user_count: number;
            /** @description Title as the grid shows it. */
            grid_title: string;
            /** @description Id. */
            id: components["schemas"]["PinId"];
            /** @description Content hash of the original, 32 hexadecimal digits. */
            image_signature: string;
            /** @description Every size. */
            images: components["schemas"]["Images"];
            /** @description Whether it was saved from an advertisement. */
            is_downstream_promotion: boolean;
            /**
             * @description Whether this placement is promoted (paid for). There are no campaigns yet: this
             *     and the three fields below it are false and absent for every pin until then.
             */
            is_promoted: boolean;
            /** @description Whether the pin was saved from another pin. */
            is_repin: boolean;
            /** @description Where the pin leads. */
            link?: string | null;
            origin_pinner?: null | components["schemas"]["UserRef"];
            /**
             * @description What the pinner noted for themselves (business specification §3); absent for
             *     other viewers, and without one.
             */
            pin_note?: string | null;
            /** @description Whose pin it is. */
            pinner: components["schemas"]["UserRef"];
            product?: null | components["schemas"]["ShoppingProduct"];
            /** @description Whether the viewer may have the advertisement taken out of their feed. */
            promoted_is_removable: boolean;
            /** @description How often each kind of reaction was given. */
            reaction_counts: components["schemas"]["BTreeMap"];
            recommendation_reason?: null | components["schemas"]["RecommendationReason"];
            /**
             * Format: int64
             * @description How often the picture was saved by others.
             */
            repin_count: number;
            section?: null | components["schemas"]["SectionRef"];
            /** @description Description for search engines. */
            seo_description: string;
            seo_noindex_reason?: null | components["schemas"]["NoindexReason"];
            /** @description Title for search engines. */
            seo_title: string;
            /** @description Path of the page, `/pin/123/`. */
            seo_url: string;
            /**
             * Format: int64
             * @description By how many it was handed on.
             */
            share_count: number;
            sponsorship?: null | components["schemas"]["Sponsorship"];
            /** @description Thumbhash of the picture, base64. */
            thumbhash: string;
            /** @description Title; may be empty. */
            title: string;
            /** @description Topics, in the pinner's words. */
            topics: string[];
            /**
             * @description Always `pin`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "pin";
        };
        /** @description A postal address; what is not known is empty. */
        PlaceView: {
            /** @description Two letters, upper case. */
            country: string;
            /** @description City. */
            locality: string;
            /** @description Postal code. */
            postal_code: string;
            /** @description State or province. */
            region: string;
            /** @description Street and number. */
            street: string;
        };
        PlacementId: string;
        /** @description Everything a user wants, as it counts now. */
        Preferences: {
            /** @description Whether comments with one of the words below are hidden. */
            comment_filter_enabled: boolean;
            /** @description Up to 100 words or phrases of up to 50 characters. */
            comment_filter_words: string[];
            /** @description Who may comment on their pins. */
            comments_from: components["schemas"]["Audience"];
            /** @description Whether search engines are asked to leave their profile, boards and pins out. */
            exclude_from_search: boolean;
            /** @description Whether only they themselves see their profile, boards and pins. */
            is_private_profile: boolean;
            /** @description Names of the fields above that their age decides, and not they themselves. */
            locked: string[];
            /** @description Who may mention them. */
            mentions_from: components["schemas"]["Audience"];
            /** @description Where messages of users go whom they follow. */
            messages_from_followed: components["schemas"]["Delivery"];
            /** @description Where messages of all other users go. */
            messages_from_others: components["schemas"]["Delivery"];
            /** @description What a press on Save does. */
            save_behavior: components["schemas"]["SaveBehavior"];
            /**
             * @description Whether what is for sale is left out of what is recommended to them: of the home feed,
             *     but for what comes of whom they follow, of what stands below pins, and of ideas for
             *     boards. Lists that they ask for, such as the shop, stay as they are.
             */
            shopping_rec_disabled: boolean;
            /** @description Whether others see whom they follow, and who follows them. */
            show_follows: boolean;
            /** @description Whether a page of things to buy is put together for them; kept until there is one. */
            show_personal_boutique: boolean;
            /**
             * @description Whether other members of their conversations see what they have read, and that they
             *     write; they see that of others then alone.
             */
            shows_reading: boolean;
            /** @description Who may tag them on pins. */
            tags_from: components["schemas"]["Audience"];
            /** @description Whether third parties may measure what they advertise. */
            third_party_marketing_tracking_enabled: boolean;
        };
        /** @description Prices in one currency (specification §3 "Search state", `productFilters`). */
        PriceFilter: {
            /** @description Pins. */
            count: number;
            /** @description ISO 4217; empty where pages do not say. */
            currency: string;
            /** @description What is shown: `€10.00–€50.00`. */
            label: string;
            /**
             * Format: double
             * @description The highest price.
             */
            max_value: number;
            /**
             * Format: double
             * @description The lowest price.
             */
            min_value: number;
            /**
             * Format: double
             * @description A price that nine of ten do not exceed.
             */
            suggested_max_value: number;
        };
        /**
         * @description Who may see a board.
         * @enum {string}
         */
        Privacy: "public" | "protected" | "secret";
        /**
         * @description By what things for sale can be narrowed: told of them before they were. Prices in a currency
         *     are one range, and every label stands there once (specification §3 "Search state",
         *     `productFilters`).
         */
        ProductFilterChoices: {
            /** @description Whether they can be had; empty where all or none can. */
            availability_filters: components["schemas"]["AvailabilityFilter"][];
            /** @description What they are about, what most are about first. */
            category_filters: components["schemas"]["CategoryFilter"][];
            /** @description Where they lead, what most lead to first. */
            domain_filters: components["schemas"]["DomainFilter"][];
            /** @description What they cost, a line for each currency. */
            price_filters: components["schemas"]["PriceFilter"][];
        };
        /** @description How things for sale are narrowed; each that is given holds. */
        ProductFilters: {
            category?: null | components["schemas"]["InterestId"];
            /** @description ISO 4217: only what is priced in this currency. */
            currency?: string | null;
            /** @description Only pins that lead to this website. */
            domain?: string | null;
            /** @description Only what can be had, as far as pages say. */
            in_stock?: boolean | null;
            /**
             * Format: double
             * @description Only what costs so much at most.
             */
            price_max?: number | null;
            /**
             * Format: double
             * @description Only what costs so much at least.
             */
            price_min?: number | null;
        };
        /** @description The wide picture above a profile. */
        ProfileCover: {
            /** @description Every size. */
            images: components["schemas"]["Images"];
        };
        /**
         * @description `UserSessionProofResource/create`: prove the second factor in an open session. What
         *     protects the account is changed with the password and this (`MfaRequired`).
         */
        ProveSession: {
            /** @description A code from the app, a recovery code, or [`LogInWithPasskey`] as JSON. */
            mfa_token: string;
        };
        /** @description What a browser needs to subscribe to push messages of this host. */
        PushKey: {
            /** @description Whether the viewer is told news in the browser that asks. */
            is_on: boolean;
            /** @description The host's public key, in base64url: `applicationServerKey` of the Push API (RFC 8292 §3.2). */
            key: string;
        };
        /** @description A QR code as one shape. */
        QrCode: {
            /** @description The dark modules as an SVG path, one unit a module. */
            path: string;
            /**
             * Format: int32
             * @description Width and height in modules, without the quiet zone.
             */
            size: number;
        };
        /** @description `ReactionsResource/create`. Whose it is, is who asks. */
        React: {
            /** @description Given unless said otherwise. */
            action_type?: components["schemas"]["ReactionAction"];
            /** @description The pin that is shown. */
            pin_id: components["schemas"]["PinId"];
            reaction_pin_id?: null | components["schemas"]["PinId"];
            reaction_type: null | components["schemas"]["ReactionType"];
        };
        /** @description `AggregatedCommentReactionResource/create`, `…/delete` (consumer specification §7). */
        ReactToComment: {
            /** @description Which. */
            comment_id: components["schemas"]["CommentId"];
            /** @description How: comments are liked, 1, and no more. */
            reaction_type: components["schemas"]["ReactionType"];
        };
        /** @description `MessageReactionResource/create`. */
        ReactToMessage: {
            /** @description In which conversation. */
            conversation_id: components["schemas"]["ConversationId"];
            /** @description To which message. */
            message_id: components["schemas"]["MessageId"];
            /** @description Which kind. */
            reaction_type: components["schemas"]["ReactionType"];
        };
        /**
         * @description Whether a reaction is given or taken back.
         * @enum {string}
         */
        ReactionAction: "reaction" | "unreaction";
        /** Format: int64 */
        ReactionType: number;
        /**
         * @description Where a pin of a feed comes from (specification §9 "Recommendation reasons").
         * @enum {string}
         */
        Reason: "FOLLOWED" | "P2P" | "P2P_CLICKTHROUGH" | "FRESH_TEXT_EMBEDDINGS" | "LOOKALIKE" | "WORDS" | "BOARD" | "INTEREST" | "ARTICLE" | "POPULAR" | "FRESH";
        /** @description The article of a reason: part of an article. */
        ReasonArticle: {
            /** @description Id. */
            id: components["schemas"]["ArticleId"];
            /** @description Its name. */
            title: string;
            /** @description Always `article`. */
            type: string;
            /** @description Path of its page. */
            url: string;
        };
        /** @description The board of a reason: part of a board's reference. */
        ReasonBoard: {
            /** @description Id. */
            id: components["schemas"]["BoardId"];
            /** @description Name for people. */
            name: string;
            /** @description Always `board`. */
            type: string;
            /** @description `/user/slug/`. */
            url: string;
        };
        /**
         * @description What receives something that is sent.
         * @enum {string}
         */
        ReceiverType: "user" | "conversation";
        /** @description A board that its owner saved to lately (specification §3 "Users state"). */
        RecentBoard: {
            /** @description Id. */
            id: components["schemas"]["BoardId"];
            /** @description The cover at 474 pixels. */
            image_cover_url?: string | null;
            /** @description Name for people. */
            name: string;
            /** @description Who may see it. */
            privacy: components["schemas"]["Privacy"];
        };
        /** @description Why a feed shows a pin (specification §3 "Recommendation reason"). */
        RecommendationReason: {
            article?: null | components["schemas"]["ReasonArticle"];
            board?: null | components["schemas"]["ReasonBoard"];
            interest?: null | components["schemas"]["InterestRef"];
            /** @description Where it comes from. */
            reason: components["schemas"]["Reason"];
            /**
             * @description Id of what it comes from: of the saved or opened pin, the pin that the list is of, the
             *     topic or the article; none where one thing cannot be named.
             */
            reason_id?: string | null;
        };
        /** @description `POST /v3/spam/fingerprints/` (specification §7). */
        RecordFingerprint: {
            /** @description What the browser says of itself, 1 to 4096 bytes. */
            fingerprint: string;
        };
        /** @description Codes to write down, each good for one log-in. Shown once. */
        RecoveryCodes: {
            /** @description Three groups of four letters and digits each. */
            codes: string[];
        };
        /**
         * @description `ImportResource/create`: says where the file shall be sent, as for an upload
         *     (protocol, "Uploads"). One import at a time; the one before is forgotten.
         */
        RegisterImport: {
            privacy?: null | components["schemas"]["Privacy"];
        };
        /** @description `/v3/media/uploads/register/batch/`. */
        RegisterUploads: {
            /** @description JSON text, or the list itself: `[{id, media_type}]`, at most 20. */
            media_info_list: components["schemas"]["MediaInfoList"];
        };
        /**
         * @description `UserRegisterResource/create` (specification §3 "Signup payload"). With the identity
         *     token of an existing account it logs in instead.
         */
        RegisterUser: {
            /** @description `YYYY-MM-DD`, or milliseconds or seconds since 1970. */
            birthday?: string | null;
            /**
             * @description Name of the business, which makes a business account; it is also the
             *     first name (specification §3 "Signup payload").
             */
            business_name?: string | null;
            /** @description Two letters. */
            country?: string | null;
            /** @description Words of one's own beside `gender`. */
            custom_gender?: string | null;
            /** @description Address of the account; made of what a provider proved when missing. */
            email?: string;
            /** @description The Facebook user id; must be the token's subject. */
            facebook_id?: string | null;
            /** @description An access token of Facebook's, made for this host's app. */
            facebook_token?: string | null;
            /** @description First name; made from the address when missing. */
            first_name?: string | null;
            /** @description `female`, `male`, `unspecified` or `custom`. */
            gender?: string | null;
            /** @description An id token of Google's, made for this host. */
            google_open_id_token?: string | null;
            /** @description Of the address by which the user came. */
            invite_code?: string | null;
            /** @description Last name. */
            last_name?: string | null;
            /** @description An id token of LINE's, made for this host. */
            line_id_token?: string | null;
            /** @description One of the accepted locales. */
            locale?: string | null;
            /** @description The second step, when the token belongs to an account that asks for one. */
            mfa_token?: string | null;
            /** @description What an authorization to a provider ended with (`NetworkAuthorizationResource/update`). */
            network_ticket?: string | null;
            /** @description 8 to 128 characters. Who comes from another provider needs none. */
            password?: string;
            /** @description What shows that a human signs up. */
            recaptcha_v3_token?: string | null;
            /** @description Page that led here. */
            referrer?: string | null;
            /** @description What the browser noticed. Up to 16 KiB of JSON are kept, more is not. */
            user_behavior_data?: unknown;
            /** @description Wanted username; made from the name when missing. */
            username?: string | null;
            /** @description Campaign that led here, `utm_campaign` of the address. */
            utm_campaign?: string | null;
            /** @description Pages looked at before. Up to 16 KiB of JSON are kept, more is not. */
            visited_pages?: unknown;
        };
        /** @description Answer of [`RegisterImport`]. */
        RegisteredImport: {
            /** @description The import. */
            import: components["schemas"]["ImportView"];
            /** @description Fields of the form, before `file`. */
            upload_parameters: {
                [key: string]: string;
            };
            /** @description Absolute address for the file, by multipart form. */
            upload_url: string;
        };
        /**
         * @description Where one file goes. The file is sent by multipart POST, the parameters
         *     first, then `file`; no cookie is needed, the parameters authorise.
         */
        RegisteredUpload: {
            /** @description Names the upload from here on. */
            upload_id: components["schemas"]["UploadId"];
            /** @description To be sent before the file, as they are. */
            upload_parameters: {
                [key: string]: string;
            };
            /** @description Absolute address. */
            upload_url: string;
        };
        /** @description Where each file goes, by the client's own name. */
        RegisteredUploads: {
            [key: string]: components["schemas"]["RegisteredUpload"];
        };
        /** @description A topic that a pin is about. */
        RelatedInterest: components["schemas"]["InterestRef"] & {
            /** @description Path of a page with more of it. */
            url: string;
        };
        RelatedItem: components["schemas"]["PinView"] | components["schemas"]["RelatedStory"];
        /** @description A strip of pins with a title (specification §3 "Related modules"). */
        RelatedStory: {
            /** @description Where there is more of it. */
            action: components["schemas"]["ModuleAction"];
            /** @description Always `carousel`. */
            container_type: string;
            /** @description Ids of the pins. */
            content_ids: components["schemas"]["PinId"][];
            /** @description How it is drawn. */
            display_options: components["schemas"]["ModuleDisplay"];
            /** @description `board:12`, `creator:5`, `shop:7`, `ideas:3`, `topic:birds`: each once in a feed. */
            id: string;
            /** @description The pins. */
            objects: components["schemas"]["PinView"][];
            /** @description The page it is for: `closeup`. */
            referring_source: string;
            /**
             * @description Why these pins: `more_from_board`, `more_from_creator`, `shop_similar`, `ideas` about
             *     the same topic, `related_topic` for what has one of the pin's words.
             */
            story_type: string;
            /** @description Its heading. */
            title: components["schemas"]["ModuleTitle"];
            /**
             * @description Always `story`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "story";
        };
        /** @description `BoardCollaboratorResource/delete`: by the owner, or by themselves. */
        RemoveCollaborator: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
            user_id?: null | components["schemas"]["UserId"];
        };
        /** @description `AggregatedCommentMentionResource/delete` (consumer specification §7). */
        RemoveMention: {
            /** @description Of which comment. */
            id: components["schemas"]["CommentId"];
            /** @description Who is mentioned no longer; the viewer where it is left out. */
            tagged_users?: components["schemas"]["UserId"][] | null;
        };
        /** @description `ParentalPasscodeResource/delete`: protected settings ask for nothing any more. */
        RemovePasscode: {
            /** @description The passcode as it is. */
            passcode?: string | null;
        };
        /** @description `UserPasskeyResource/delete`. */
        RemovePasskey: {
            /** @description The parental passcode, where there is one. */
            passcode?: string | null;
            /** @description Which. */
            passkey_id: components["schemas"]["PasskeyId"];
            /** @description The account's password. */
            password: string;
        };
        /** @description `PushDeviceResource/delete`. */
        RemovePushDevice: Record<string, unknown>;
        /** @description `PinSponsorshipResource/delete`: the creator takes it back, or the sponsor leaves it. */
        RemoveSponsorship: {
            /** @description Of which pin. */
            pin_id: components["schemas"]["PinId"];
        };
        /**
         * @description Who makes the first markup.
         * @enum {string}
         */
        RenderMode: "ssr" | "csr";
        /** @description `AppSecretResource/create`: makes a new secret; the one before ends. */
        RenewAppSecret: {
            /** @description One of the viewer's own that keeps a secret. */
            app_id: components["schemas"]["AppId"];
        };
        /** @description `UserRecoveryCodesResource/create`: new codes; the old ones are void. */
        RenewRecoveryCodes: {
            /** @description The account's password. */
            password: string;
        };
        /** @description `WebhookSecretResource/create`: makes a new secret; the one before ends. */
        RenewWebhookSecret: {
            /** @description One of the viewer's own. */
            webhook_id: components["schemas"]["WebhookId"];
        };
        /** @description `BoardPinOrderResource/update`: another place in the order of the board. */
        ReorderPin: {
            after_pin_id?: null | components["schemas"]["PinId"];
            /** @description Which. */
            pin_id: components["schemas"]["PinId"];
        };
        /** @description `BoardSectionsResource/update`: another order. */
        ReorderSections: {
            /** @description Of which board. */
            board_id: components["schemas"]["BoardId"];
            /** @description Sections in their new order; those that are left out keep their places. */
            section_ids: components["schemas"]["SectionId"][];
        };
        /** @description `WebhookReplayResource/create`: sends a delivery again. */
        ReplayDelivery: {
            /** @description One of its deliveries. */
            delivery_id: components["schemas"]["DeliveryId"];
            /** @description One of the viewer's own that is on. */
            webhook_id: components["schemas"]["WebhookId"];
        };
        /** @description `AggregatedCommentReplyResource/create`. */
        ReplyToComment: {
            /** @description The sender's own name for it; see [`WriteComment::client_id`]. */
            client_id?: string | null;
            /** @description Which; a reply to a reply stands below the same comment. */
            comment_id: components["schemas"]["CommentId"];
            tags?: null | components["schemas"]["Tags"];
            /** @description Its words; see [`WriteComment::text`]. */
            text: string;
        };
        /** @description A case with what each reporter said. */
        ReportCaseDetail: components["schemas"]["ReportCaseView"] & {
            decision?: null | components["schemas"]["DecisionView"];
            /**
             * Format: int64
             * @description How many other cases about the same user found that a rule was broken, of those that
             *     are kept.
             */
            earlier_count: number;
            /** @description Whether the viewer may decide the appeal that waits: the employee who closed the case may not. */
            may_decide_appeal: boolean;
            /** @description Of each reporter, the earliest first; at most a hundred. */
            reports: components["schemas"]["ReportView"][];
        };
        ReportCaseId: string;
        /** @description A thing that users reported, once for all of them until the case is closed. */
        ReportCaseView: {
            appeal?: null | components["schemas"]["AppealState"];
            /** @description When it was first reported: `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /** @description Its words when it was first reported: title, comment or name; may be empty. */
            excerpt: string;
            /** @description Id; greater for what was first reported later. */
            id: components["schemas"]["ReportCaseId"];
            /** @description Whether the viewer decided its appeal. */
            is_own_answer: boolean;
            /** @description Whether the viewer closed it: where two did at once, one did not. */
            is_own_decision: boolean;
            /** @description What kind of thing. */
            kind: components["schemas"]["ReportedKind"];
            measure?: null | components["schemas"]["CaseMeasure"];
            outcome?: null | components["schemas"]["CaseOutcome"];
            /** @description Why, without repetition, the most frequent first. */
            reasons: components["schemas"]["ReportReason"][];
            /**
             * Format: int64
             * @description How many users reported it.
             */
            report_count: number;
            /** @description Open or closed. */
            state: components["schemas"]["CaseState"];
            subject?: null | components["schemas"]["UserRef"];
            /** @description The thing's id. */
            target_id: string;
            /** @description Always `reportcase`. */
            type: string;
            /** @description Path of the page where it is seen. */
            url: string;
        };
        /**
         * @description Why something is reported.
         * @enum {string}
         */
        ReportReason: "spam" | "nudity" | "self_harm" | "misinformation" | "hate" | "dangerous_goods" | "harassment" | "violence" | "privacy" | "intellectual_property" | "impersonation" | "too_young";
        /** @description A reason that fits a kind of things. */
        ReportReasonView: {
            /** @description More exactly; empty where there is nothing more exact. */
            detailed_reasons: components["schemas"]["DetailedReason"][];
            /** @description The reason. */
            reason: components["schemas"]["ReportReason"];
        };
        /** @description Reasons that fit a kind of things. */
        ReportReasons: {
            /** @description In the order in which they are offered. */
            reasons: components["schemas"]["ReportReasonView"][];
        };
        /** @description `ReportResource/create`. */
        ReportThing: {
            /** @description More exactly: those of the reason. */
            detailed_reasons?: components["schemas"]["DetailedReason"][];
            /** @description Its id. */
            id: string;
            /** @description What kind of thing. */
            kind: components["schemas"]["ReportedKind"];
            /** @description The conversation of a message; of other things it is not needed. */
            parent_id?: string | null;
            /** @description Why: one that fits the kind. */
            reason: components["schemas"]["ReportReason"];
            /** @description In the reporter's own words, up to 500 characters. */
            text?: string;
        };
        /**
         * @description What one reporter said. Who it is the host is not told: the reason is judged, not the
         *     reporter.
         */
        ReportView: {
            /** @description When. */
            created_at: string;
            /** @description More exactly. */
            detailed_reasons: components["schemas"]["DetailedReason"][];
            /** @description Why. */
            reason: components["schemas"]["ReportReason"];
            /** @description In their own words; may be empty. */
            text: string;
        };
        /**
         * @description What may be reported.
         * @enum {string}
         */
        ReportedKind: "pin" | "comment" | "user" | "board" | "user_did_it_data" | "conversation" | "message";
        /**
         * @description Specification §3 "Request context": what the server knows about the request. Pages of
         *     visitors are shared by all of one country and locale, so nothing in them is of one
         *     visitor.
         */
        RequestContext: {
            /** @description The advertiser whose account the viewer looks after; none until there are campaigns. */
            advertiser?: string | null;
            /** @description `desktop_web`, `tablet_web` or `mobile_web`, by the browser's name of itself. */
            appTypeDetailed: string;
            /**
             * @description The viewer's country, two letters: of their account; of a visitor's network address;
             *     the host's when both are unknown.
             */
            country: string;
            /**
             * @description Country of the host's name that the viewer asked, such as `DE` for
             *     `magpie.example.de`; the host's own when its name tells none.
             */
            countryFromHostName: string;
            /**
             * @description Country of the network address: as a trusted proxy says it, or the host's database
             *     of addresses; none without either.
             */
            countryFromIp?: string | null;
            /**
             * @description The address of this page in an installed program; none, since there is no such
             *     program of ours.
             */
            deepLink?: string | null;
            /** @description Groups of experiments that the browser decides by; as `experiments` of the page's data. */
            experimentsClient: {
                [key: string]: string;
            };
            /** @description A token of another provider; none, since none is ever written into a page. */
            facebookToken?: string | null;
            /** @description Path and query. */
            fullPath: string;
            /** @description `invite_code` of the query. */
            inviteCode?: string | null;
            /** @description Always false. */
            isAmp: boolean;
            /** @description Whether the viewer is signed in. */
            isAuthenticated: boolean;
            /** @description Whether the viewer is a crawler. */
            isBot: boolean;
            /** @description Whether an employee asks from the host's own network. */
            isInternalIP: boolean;
            /**
             * @description Whether the advertiser is looked after by the host's staff; false until there are
             *     campaigns.
             */
            isManagedAdvertiser: boolean;
            /** @description Whether text of the locale runs right to left. */
            isRTL: boolean;
            /** @description Whether a social network's preview asks. */
            isSocialBot: boolean;
            /** @description The locale's language, two letters. */
            language: string;
            /**
             * @description One of the accepted locales: of the viewer's account; a visitor's browser's; the
             *     host's when it names none of them.
             */
            locale: string;
            /** @description How far the viewer is signed in. */
            loginState: components["schemas"]["LoginState"];
            /** @description `https://host`. */
            origin: string;
            /**
             * @description Where the viewer came from, by a cookie; none, since the web app keeps it for signing
             *     up without one.
             */
            referrerFromCookie?: string | null;
            /**
             * @description Region of the viewer's network address, such as `BY`, from where the country is; none
             *     where the host has none told.
             */
            regionFromIp?: string | null;
            /** @description Names the request in logs and answers. */
            requestIdentifier: string;
            /** @description `production` or `development`. */
            stage: string;
            /** @description Names a signed-out browser; none, since visitors are not followed about. */
            unauthId?: string | null;
            /** @description What the browser says it is. */
            userAgent: components["schemas"]["UserAgent"];
        };
        /**
         * @description `BoardDownloadResource/create`: a board with its pictures, words and sections,
         *     in one ZIP file (docs/board-file.md). Caller: a viewer who may see the board.
         */
        RequestDownload: {
            /** @description Which. */
            board_id: components["schemas"]["BoardId"];
        };
        /** @description `UserExportResource/create`: everything stored about the viewer, in one file. */
        RequestExport: {
            /** @description The account's password: an open browser is not enough. */
            password: string;
        };
        /**
         * @description `ParentalPasscodeResetResource/create`: a link to another passcode, to the
         *     parent's address.
         */
        RequestPasscodeReset: Record<string, unknown>;
        /**
         * @description `UserResetPasswordResource/create`: a link to choose a new password. Answered
         *     alike whether the account exists or not.
         */
        RequestReset: {
            /** @description What the captcha answered, where the host asks for one. */
            token?: string | null;
            /** @description Trimmed before use. */
            username_or_email: string;
        };
        /** @description `PinSponsorshipResource/create`: the creator of a pin names who pays for it. */
        RequestSponsorship: {
            /** @description Of which pin. */
            pin_id: components["schemas"]["PinId"];
            sponsor_id?: null | components["schemas"]["UserId"];
            /** @description Who is asked. */
            username?: string | null;
        };
        /** @description `BoardJoinRequestResource/create`: asks the owner to let one save there. */
        RequestToJoin: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
        };
        /**
         * @description `BoardOwnershipTransferResource/create`: offers a board's ownership to one of its
         *     collaborators. Caller: board owner.
         */
        RequestTransfer: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
            /** @description Who is to be the owner. */
            user_id: components["schemas"]["UserId"];
        };
        /** @description `POST /v3/users/email/verify/resend/` (specification §7). */
        ResendVerification: Record<string, unknown>;
        /** @description `ParentalPasscodeResetResource/update`: the link is used. */
        ResetPasscode: {
            /** @description The same again. */
            confirmPasscode: string;
            /** @description Four digits; spaces do not count. */
            passcode: string;
            /** @description What stands behind `#` in the link. */
            token: string;
        };
        /** @description `UserResetPasswordResource/update`: the link is used. */
        ResetPassword: {
            /** @description The second step, if the account asks for one. */
            mfa_token?: string | null;
            /** @description 8 to 128 characters. */
            new_password: string;
            /** @description What stands behind `#` in the link. */
            token: string;
        };
        /** @description One answer that the page carries. */
        ResourceAnswer: {
            /** @description `resource_response.data`; null after a failure. */
            data: unknown;
            error?: null | components["schemas"]["ErrorView"];
            /** @description Where the next page starts; absent on the last page. */
            nextBookmark?: string | null;
        };
        /**
         * @description `DeletedBoardsResource/update`: the board comes back. A big one is there at once,
         *     and its pins come one after the other.
         */
        RestoreBoard: {
            /** @description Which. */
            board_id: components["schemas"]["BoardId"];
        };
        /** @description `DeletedPinsResource/update`: pins come back to where they were, or to another board. */
        RestorePins: {
            board_id?: null | components["schemas"]["BoardId"];
            /** @description Which; at most 250. */
            pin_ids: components["schemas"]["PinId"][];
            section?: null | components["schemas"]["SectionId"];
        };
        /** @description Which pins came back. */
        RestoredPins: {
            /** @description They stay in the bin: their board is gone, or their picture stands there. */
            kept: components["schemas"]["PinId"][];
            /** @description They are back. */
            restored: components["schemas"]["PinId"][];
        };
        /**
         * @description `ImportResource/update`: goes on with an import that was stopped, and tries
         *     again what did not come in.
         */
        RetryImport: {
            /** @description Which; one's own. */
            import_id: components["schemas"]["ImportId"];
        };
        /** @description An article. */
        RichArticle: {
            /** @description Who wrote it. */
            authors: string[];
            /** @description Day or moment (RFC 3339). */
            date_published?: string | null;
            /** @description Headline; may be empty. */
            headline: string;
            /** @description Part of the website it belongs to. */
            section?: string | null;
        };
        /** @description Who makes something. */
        RichBrand: {
            /**
             * @description Whether that user is a merchant; false for every user until there is a merchant
             *     program.
             */
            is_merchant: boolean;
            /** @description Its name. */
            name: string;
            user_id?: null | components["schemas"]["UserId"];
        };
        /** @description How long each part of a recipe takes. */
        RichCookTimes: {
            cook?: null | components["schemas"]["RichTime"];
            prep?: null | components["schemas"]["RichTime"];
            total?: null | components["schemas"]["RichTime"];
        };
        /** @description One ingredient. */
        RichIngredient: {
            /** @description How much, with its unit; may be empty. */
            amt: string;
            /** @description Of what. */
            name: string;
        };
        /** @description Ingredients of one category. */
        RichIngredients: {
            /** @description Where a shop has them, in English: `Produce`. */
            category: string;
            /** @description In the page's order. */
            ingredients: components["schemas"]["RichIngredient"][];
        };
        /** @description What a page says about itself (specification §3 "Rich metadata"). */
        RichMetadata: {
            article?: null | components["schemas"]["RichArticle"];
            /** @description Its description; may be empty. */
            description: string;
            /** @description Address of the website's small picture. */
            favicon_link?: string | null;
            /** @description What is for sale. */
            products: components["schemas"]["RichProduct"][];
            recipe?: null | components["schemas"]["RichRecipe"];
            /** @description What the website calls itself, or its domain. */
            site_name: string;
            /** @description Its title; may be empty. */
            title: string;
            tutorial?: null | components["schemas"]["RichTutorial"];
            /** @description Where the page would rather be found. */
            url: string;
            video?: null | components["schemas"]["RichVideo"];
        };
        /** @description What something costs. Prices are texts such as `$19.99`, in the page's currency. */
        RichOffer: {
            /** @description As schema.org names it: `PreOrder`. */
            availability?: string | null;
            /** @description ISO 4217. */
            currency?: string | null;
            /** @description Whether it can be ordered; none when the page does not say. */
            in_stock?: boolean | null;
            /** @description The dearest of several offers. */
            max_price?: string | null;
            /** @description The cheapest of several offers. */
            min_price?: string | null;
            /** @description What one pays at least. */
            price?: string | null;
            /**
             * Format: double
             * @description The same as a number.
             */
            price_value?: number | null;
            /** @description Before a reduction. */
            standard_price?: string | null;
        };
        /**
         * @description Something for sale. Brand, sending and the range of prices are for people who are
         *     signed in (specification §3).
         */
        RichProduct: {
            aggregate_rating?: null | components["schemas"]["RichRating"];
            brand?: null | components["schemas"]["RichBrand"];
            /** @description What it is. */
            name: string;
            offer_summary?: null | components["schemas"]["RichOffer"];
            shipping_info?: null | components["schemas"]["RichShipping"];
        };
        /** @description What people think. */
        RichRating: {
            /**
             * Format: double
             * @description The best there could be.
             */
            best_rating: number;
            /**
             * Format: int32
             * @description How many rated.
             */
            rating_count?: number | null;
            /**
             * Format: double
             * @description The mean.
             */
            rating_value: number;
            /**
             * Format: int32
             * @description How many wrote.
             */
            review_count?: number | null;
        };
        /** @description A recipe. */
        RichRecipe: {
            aggregate_rating?: null | components["schemas"]["RichRating"];
            /** @description How long each part takes. */
            cook_times: components["schemas"]["RichCookTimes"];
            /** @description Diets it suits: `Vegan`. */
            diets: string[];
            /** @description How long it takes, in English: `1 hr 15 min`; may be empty. */
            display_cook_time: string;
            /**
             * @description Ingredients by category, the fullest first; one category `Other` when none is
             *     known.
             */
            ingredients: components["schemas"]["RichIngredients"][];
            /** @description What to do. */
            instructions: components["schemas"]["RichStep"][];
            /** @description What it is. */
            name: string;
            servings_summary?: null | components["schemas"]["RichServings"];
        };
        /** @description For how many, or how much. */
        RichServings: {
            /**
             * Format: int32
             * @description How many users; none when it is not counted in users.
             */
            serves?: number | null;
            /** @description In the page's words, or in English: `Serves 4`, `2 loaves`. */
            summary: string;
        };
        /** @description From when on sending is free. */
        RichShipping: {
            /** @description From this price on, as a text; `$0` for always. */
            free_shipping_price: string;
            /**
             * Format: double
             * @description The same as a number.
             */
            free_shipping_value: number;
        };
        /** @description One thing to do. */
        RichStep: {
            /** @description The part it belongs to. */
            section?: string | null;
            /** @description What to do. */
            text: string;
        };
        /** @description What a page is about, in a line. */
        RichSummary: {
            /** @description Its description; may be empty. */
            display_description: string;
            /** @description Its title; may be empty. */
            display_name: string;
            /** @description Address of the website's small picture. */
            favicon_link?: string | null;
            /** @description What the website calls itself, or its domain. */
            site_name: string;
            /** @description `recipe`, `product`, `tutorial`, `video`, `article` or `page`. */
            type_name: string;
            /** @description Where the page would rather be found. */
            url: string;
        };
        /** @description Hours and minutes. */
        RichTime: {
            /**
             * Format: int32
             * @description Hours.
             */
            h: number;
            /**
             * Format: int32
             * @description Minutes, up to 59.
             */
            m: number;
        };
        /** @description A tutorial. */
        RichTutorial: {
            /** @description What to do. */
            instructions: components["schemas"]["RichStep"][];
            /** @description What it is. */
            name: string;
            /** @description What is used up. */
            supplies: string[];
            /** @description What is needed. */
            tools: string[];
            total_time?: null | components["schemas"]["RichTime"];
        };
        /** @description A video. */
        RichVideo: {
            /**
             * Format: int32
             * @description How long it is, in seconds.
             */
            duration?: number | null;
            /** @description What it is called. */
            name: string;
            /** @description When it came out (RFC 3339). */
            upload_date?: string | null;
        };
        /**
         * @description What a press on Save does (specification §3 `save_behavior`).
         * @enum {string}
         */
        SaveBehavior: "last_board" | "quick_save" | "ask";
        /**
         * @description `RepinResource/create`: saves a pin to a board. Saving the same pin to the same board
         *     again answers the pin that is there.
         */
        SavePin: {
            board_id?: null | components["schemas"]["BoardId"];
            /** @description Other words than the pin's own. */
            description?: string | null;
            on_duplicate?: null | components["schemas"]["OnDuplicate"];
            /** @description The pin that is seen. */
            pin_id: components["schemas"]["PinId"];
            section?: null | components["schemas"]["SectionId"];
            /** @description Other words than the pin's own. */
            title?: string | null;
        };
        /** @description Business specification §3 "savedInfo". */
        SavedInfo: {
            board?: null | components["schemas"]["BoardRef"];
            pin_id?: null | components["schemas"]["PinId"];
            /** @description Whether the viewer saved this picture. */
            saved_by_me: boolean;
        };
        /**
         * @description What an app may do, by noun.
         * @enum {string}
         */
        Scope: "account:read" | "boards:read" | "boards:write" | "pins:read" | "pins:write" | "users:read" | "users:write";
        /** @description Several scopes; as text their names with spaces between (RFC 6749 §3.3). */
        Scopes: components["schemas"]["Scope"][];
        /** @description A filter as a client sends it. */
        SearchFilter: {
            /** @description Which. */
            name: components["schemas"]["FilterName"];
            /** @description Its value, in the form of the filter. */
            value: string;
        };
        /**
         * @description `VisualSearchFlashlightUnifiedResource/get`: the same, narrowed by what the pins' pages
         *     sell, where they lead and what they are about.
         */
        SearchFlashlight: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            category?: null | components["schemas"]["InterestId"];
            crop?: null | components["schemas"]["Crop"];
            /** @description ISO 4217: only what is priced in this currency. */
            currency?: string | null;
            /** @description Only pins that lead to this website. */
            domain?: string | null;
            /** @description Only pins whose page says what something costs. */
            is_shopping?: boolean;
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            /** @description In the picture of this pin. */
            pin_id: components["schemas"]["PinId"];
            /**
             * Format: double
             * @description Only what costs so much at most.
             */
            price_max?: number | null;
            /**
             * Format: double
             * @description Only what costs so much at least.
             */
            price_min?: number | null;
        };
        /** @description A word that narrows a search. */
        SearchGuide: {
            /** @description `#rrggbb`: of the best picture that it leads to. */
            dominant_color: string;
            /** @description What is shown. */
            label: string;
            /** @description What is added to the query. */
            term: string;
        };
        /** @description Help for who searches for something that harms. */
        SearchHelp: {
            /** @description Key of the matter, such as `self_harm`. */
            kind: string;
            link?: null | components["schemas"]["HelpLink"];
            /** @description What is said. */
            text: string;
        };
        /**
         * @description `ConversationSearchResource/get`: messages whose words have all words of the query, the latest
         *     first.
         */
        SearchMessages: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description In which conversation. */
            conversation_id: components["schemas"]["ConversationId"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            /** @description Words; the last may be unfinished. */
            query: string;
        };
        /**
         * @description `BaseSearchResource/get`, `SearchResource/get`. Options beside these that clients send
         *     (specification §7: `article`, `source_id`, `user`) are taken, whatever they hold, and change
         *     nothing.
         */
        SearchPins: {
            /** @description More of the same. */
            applied_filters?: components["schemas"]["SearchFilter"][];
            /** @description How things for sale are narrowed; only the scope `buyable_pins` has them. */
            applied_product_filters?: components["schemas"]["ProductFilters"];
            /** @description Take the words as they are: what was corrected is searched as it was typed. */
            auto_correction_disabled?: boolean;
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /**
             * @description By what results are narrowed. Pins are by what they are about and where they lead, things
             *     for sale by every filter, other scopes by none; what narrows nothing is passed over.
             */
            filters?: components["schemas"]["SearchFilter"][];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            /** @description 1 to 200 characters. */
            query: string;
            /**
             * @description Signatures of pictures that were chosen among the results, ten at most: pins that look
             *     like one of them come earlier. Only the scope `pins` has them. What clients send beside
             *     them, `corpus` and `rerank`, names nothing else.
             */
            query_pin_sigs?: string[];
            /** @description Where the search came from, such as `typed`; `direct_navigation` when missing. */
            rs?: string | null;
            /** @description Pins unless said. */
            scope?: components["schemas"]["SearchScope"];
        };
        SearchResult: components["schemas"]["PinView"] | components["schemas"]["BoardView"] | components["schemas"]["UserRef"];
        /** @description The `data` of a search. What stands beside the results is told with the first page. */
        SearchResults: {
            /** @description By what the results are narrowed. */
            applied_filters: components["schemas"]["AppliedFilter"][];
            /** @description What was searched instead of words that nothing matched. */
            corrected_query?: string | null;
            /**
             * @description Fewer of the words, which find something where all of them find nothing, the nearest to
             *     them first.
             */
            fewer_words: string[];
            /**
             * @description By what the results could be narrowed beside guides and what is for sale; where words are
             *     of how people look.
             */
            filters: components["schemas"]["OfferedFilter"][];
            /** @description Words that narrow the search, the most telling first. */
            guides: components["schemas"]["SearchGuide"][];
            /** @description Words of care above the results. */
            nags: components["schemas"]["SearchHelp"][];
            product_filters?: null | components["schemas"]["ProductFilterChoices"];
            /** @description Those of the chosen pictures (`query_pin_sigs`) that are known, in the order asked. */
            query_pins: components["schemas"]["ChosenPicture"][];
            /** @description What was found, best first: pins, or with such a scope boards or users. */
            results: components["schemas"]["SearchResult"][];
            sensitivity?: null | components["schemas"]["SearchHelp"];
            typo?: null | components["schemas"]["SearchTypo"];
            /**
             * @description Where few pins were found: others, whose words mean much the same, the nearest first. Only
             *     with a host that has a model of texts.
             */
            wider: components["schemas"]["PinView"][];
        };
        /**
         * @description What is searched (specification §3 "Search state", Scopes).
         * @enum {string}
         */
        SearchScope: "pins" | "buyable_pins" | "my_pins" | "videos" | "boards" | "users" | "idea_pins";
        /** @description One scope. */
        SearchTab: {
            /** @description Whether it is the one that is shown. */
            is_selected: boolean;
            /** @description The scope. */
            scope: components["schemas"]["SearchScope"];
            /**
             * Format: int32
             * @description See [`SearchScope::index`].
             */
            scope_index?: number | null;
            /** @description Path of its page, to which the query belongs. */
            url: string;
            /**
             * Format: int32
             * @description See [`SearchScope::view_type`].
             */
            view_type: number;
        };
        /** @description Scopes that a search can turn to. */
        SearchTabs: {
            /** @description In order. */
            tabs: components["schemas"]["SearchTab"][];
        };
        /** @description Other words that were probably meant. */
        SearchTypo: {
            /**
             * @description Whether what is shown was found by them, as nothing has the words as typed: the
             *     viewer may search as typed with `auto_correction_disabled`. Otherwise they are
             *     offered.
             */
            is_searched: boolean;
            /** @description The words. */
            query: string;
        };
        /**
         * @description `VisualLiveSearchResource/get`: pins like a part of a pin's picture, or of one that the
         *     viewer uploaded. One of the two is named; a part has all four numbers of a [`Crop`], and
         *     without them the whole picture is meant.
         */
        SearchVisually: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /**
             * Format: double
             * @description Height, 0.01 to 1.
             */
            h?: number | null;
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            pin_id?: null | components["schemas"]["PinId"];
            upload_id?: null | components["schemas"]["UploadId"];
            /**
             * Format: double
             * @description Width, 0.01 to 1.
             */
            w?: number | null;
            /**
             * Format: double
             * @description Left border, 0 to 1.
             */
            x?: number | null;
            /**
             * Format: double
             * @description Upper border, 0 to 1.
             */
            y?: number | null;
        };
        SectionId: string;
        /** @description The sections as they stand now. */
        SectionOrder: {
            /** @description Those that were named, in their order. */
            section_ids: components["schemas"]["SectionId"][];
        };
        /** @description A section as shown beside a pin. */
        SectionRef: {
            /** @description Id. */
            id: components["schemas"]["SectionId"];
            /** @description Last part of its address, `/user/board/slug/`. */
            slug: string;
            /** @description Name for people. */
            title: string;
            /** @description Always `board_section`. */
            type: string;
        };
        /** @description A section. */
        SectionView: components["schemas"]["SectionRef"] & {
            /** @description Where it is. */
            board: components["schemas"]["BoardRef"];
            /** @description Pictures of its uppermost pins, at most five. */
            cover_images: components["schemas"]["Images"][];
            /**
             * Format: int64
             * @description Pins in it.
             */
            pin_count: number;
        };
        /** @description `ConversationSeenResource/update`. */
        SeeConversation: {
            /** @description Which. */
            conversation_id: components["schemas"]["ConversationId"];
            message_id?: null | components["schemas"]["MessageId"];
        };
        /** @description `NewsHubSeenResource/update`. */
        SeeNotices: {
            /**
             * Format: int64
             * @description `created_ms` of the latest notice that was shown: what came later stays unseen.
             */
            until_ms: number;
        };
        /** @description What a member has read of a conversation. */
        SeenBy: {
            /** @description Up to this message. */
            message_id: components["schemas"]["MessageId"];
            /** @description Who. */
            user_id: components["schemas"]["UserId"];
        };
        /** @description `POST /v3/analytics/feedback/` (consumer specification §7) and `FeedbackResource/create`. */
        SendFeedback: {
            /**
             * @description A JSON object as text, up to 64 KiB: `verbatim_text`, the viewer's words, up to 2,000
             *     characters; and, where there are any, the `page` at which it was sent (its path), the
             *     `action_origin` (what opened the dialog), its `title` and its `prompt`. Where
             *     `verbatim_text` is blank or missing nothing is kept, and the call succeeds. Other keys
             *     are not kept.
             */
            feedback_data: string;
        };
        /** @description `ConversationMessagesResource/create`. */
        SendMessage: {
            board?: null | components["schemas"]["BoardId"];
            /**
             * @description The sender's own name for it, up to 64 characters: what comes twice under one name is
             *     sent once.
             */
            client_id?: string | null;
            /** @description Into which conversation. */
            conversation_id: components["schemas"]["ConversationId"];
            pin?: null | components["schemas"]["PinId"];
            /** @description From where in the app it is sent, up to 64 characters. */
            source?: string | null;
            /** @description Its words, up to 2,000 characters: something that is seen, or a thing beside it. */
            text?: string;
            user?: null | components["schemas"]["UserId"];
            user_did_it_data?: null | components["schemas"]["DidItId"];
        };
        /**
         * @description What people are warned of before they see a board's pins (business
         *     specification §3 "Board", `sensitivity`).
         * @enum {string}
         */
        Sensitivity: "none" | "mature" | "graphic" | "distressing";
        /** @description The page that stands before a sensitive board. */
        SensitivityScreen: {
            /** @description What it warns of. */
            reason: components["schemas"]["Sensitivity"];
            /** @description Whether this viewer is warned: every viewer but the owner is. */
            show_warning: boolean;
        };
        /** @description Specification §3 "Session account". */
        SessionAccount: {
            /** @description The businesses that share this account's log-in; theirs are empty. */
            businesses: components["schemas"]["SessionAccount"][];
            /** @description Address of the account. */
            email: string;
            /** @description Name for people. */
            full_name: string;
            /** @description Id. */
            id: components["schemas"]["UserId"];
            /** @description Picture of 140 pixels. */
            image_large_url?: string | null;
            /** @description Picture of 75 pixels. */
            image_medium_url?: string | null;
            /** @description The personal account that a linked business shares the log-in of. */
            owners: components["schemas"]["SessionAccount"][];
            partner?: null | components["schemas"]["PartnerView"];
            /** @description Name in addresses. */
            username: string;
        };
        /** @description Answer of `session_accounts` (specification §3 "Session account"). */
        SessionAccounts: {
            /** @description Names the group of these accounts; good for nothing else. */
            group_id?: string | null;
            /** @description One per signed-in account; first the one that the browser acts as. */
            session_accounts: components["schemas"]["SessionAccount"][];
        };
        /** @description A proof of the second factor in a session. */
        SessionProof: {
            /**
             * Format: int64
             * @description Until when it is believed, milliseconds since 1970.
             */
            until_ms: number;
        };
        /** @description Who looks. */
        SessionState: {
            /** @description Whether the viewer has a session, limited ones included. */
            isAuthenticated: boolean;
            limited?: null | components["schemas"]["LimitedView"];
            /** @description How far the viewer is signed in. */
            loginState: components["schemas"]["LoginState"];
            user?: null | components["schemas"]["ViewerView"];
        };
        /**
         * @description What kind of viewer a session of another name of the host is of (specification §6
         *     "session type").
         * @enum {string}
         */
        SessionType: "partner" | "non_partner" | "mweb";
        /** @description What came of it. The session goes on either way. */
        SessionVerified: {
            /** @description Whether a human was seen; false as well where the host asks for no proof. */
            is_verified: boolean;
        };
        /** @description One place the account is signed in. */
        SessionView: {
            /**
             * Format: int64
             * @description When it began, milliseconds since 1970.
             */
            created_ms: number;
            /** @description Names the session; good for nothing but ending it. */
            id: string;
            /** @description Whether it is the one that asks. */
            is_current: boolean;
            /** @description What the browser said it is, as it said it. */
            user_agent: string;
        };
        /** @description Every place the account is signed in. */
        Sessions: {
            /** @description Newest first. */
            sessions: components["schemas"]["SessionView"][];
        };
        /** @description Sessions have ended. */
        SessionsEnded: {
            /**
             * Format: int64
             * @description How many.
             */
            count: number;
        };
        /** @description What the viewer's links of one way carry. */
        ShareCode: {
            /**
             * Format: int64
             * @description Number of the way.
             */
            invite_channel: number;
            /** @description Stands in addresses as `invite_code`. */
            invite_code: string;
        };
        /** @description `PinShareResource/create`: records that the viewer shared a pin. */
        SharePin: {
            /** @description Which. */
            pin_id: components["schemas"]["PinId"];
        };
        /** @description `POST /vx/users/cctld_token/` (specification §7). */
        ShareSession: {
            session_type?: null | components["schemas"]["SessionType"];
        };
        /** @description One receiver: a user, or a group of the viewer's. */
        ShareSuggestion: {
            conversation?: null | components["schemas"]["ConversationView"];
            /** @description Which of the two. */
            type: components["schemas"]["ReceiverType"];
            user?: null | components["schemas"]["UserRef"];
        };
        /** @description To whom something may be sent in a message now. */
        ShareSuggestions: {
            /** @description The likeliest first. */
            items: components["schemas"]["ShareSuggestion"][];
        };
        /**
         * @description A token that begins a session once at another name of the host; none for a
         *     session that came from there (specification §7 "cctld_token").
         */
        ShareToken: string | null;
        /** @description What the page of a pin sells, where things for sale are listed: the cheapest of it. */
        ShoppingProduct: {
            /** @description What it is. */
            name: string;
            /** @description What it costs, and whether it can be had. */
            offer_summary: components["schemas"]["RichOffer"];
            /** @description Who sells it: what the website calls itself, or its domain. */
            site_name: string;
        };
        /** @description The `data` of what is for sale. */
        ShoppingResults: {
            category?: null | components["schemas"]["InterestRef"];
            product_filters?: null | components["schemas"]["ProductFilterChoices"];
            /** @description The pins, each with its `product`, the most liked first. */
            results: components["schemas"]["PinView"][];
        };
        /** @description `BoardPickerBoardsShortlistResource/get`. */
        ShortlistBoards: {
            pin_id?: null | components["schemas"]["PinId"];
        };
        /** @description The viewer's boards that something probably belongs to. */
        Shortlisted: {
            /** @description The best first; at most three. */
            boards_shortlist: components["schemas"]["BoardView"][];
        };
        /**
         * @description Who may make an account on this host.
         * @enum {string}
         */
        SignUpMode: "open" | "invite" | "closed";
        /** @description Answer of registration and log-in. The session itself is only in the cookie. */
        SignedIn: {
            /** @description Always true. */
            is_authenticated: boolean;
            /** @description Who is signed in now. */
            user: components["schemas"]["ViewerView"];
        };
        /** @description Answer of logging out. */
        SignedOut: {
            user_id?: null | components["schemas"]["UserId"];
        };
        /** @description Where the viewer is in the flow. */
        SignupFlow: {
            signup_flow_step?: null | components["schemas"]["SignupFlowStep"];
        };
        /**
         * @description Screens after signing up, in their order; they begin with `welcome`
         *     (specification §4).
         * @enum {string}
         */
        SignupFlowStep: "welcome" | "name" | "birthday" | "gender" | "place" | "interests" | "boards";
        /**
         * @description Which page wrapper serves (specification §2 "Page wrappers").
         * @enum {string}
         */
        Site: "www" | "mweb";
        /** @description A pin for which the viewer was named. */
        SponsoredPin: {
            /** @description The pin. */
            pin: components["schemas"]["PinView"];
            /** @description Between whom, and how far it is. */
            sponsorship: components["schemas"]["Sponsorship"];
        };
        /** @description Who made a pin, and who paid for it. */
        Sponsorship: {
            /** @description Whose pin it is. */
            creator: components["schemas"]["UserRef"];
            /** @description Who pays. */
            sponsor: components["schemas"]["UserRef"];
            /** @description See [`SponsorshipStatus`]; to others than the two it is approved. */
            status: components["schemas"]["SponsorshipStatus"];
        };
        /** Format: int64 */
        SponsorshipStatus: number;
        /** @description `NetworkAuthorizationResource/create`: begin an authorization to a provider. */
        StartAuthorization: {
            /** @description Which provider. */
            network: string;
            /** @description The account's password, to connect: an open browser is not enough. */
            password?: string;
            /** @description What for. */
            purpose?: components["schemas"]["AuthorizationPurpose"];
        };
        /** @description `ConversationsResource/create`. */
        StartConversation: {
            /** @description The sender's own name for the first message; see [`SendMessage::client_id`]. */
            client_id?: string | null;
            /** @description Addresses: none, as this server writes to users alone. */
            emails?: string[];
            /** @description The first words; see [`SendMessage::text`]. Nothing is sent where they are left out. */
            text?: string;
            /**
             * @description With whom: 1 to 9 others. With one it is the conversation that the two have already, if
             *     any.
             */
            user_ids: components["schemas"]["UserId"][];
        };
        StatusFilters: null | string;
        /** @description `ImportResource/delete`: stops an import. What came in stays. */
        StopImport: {
            /** @description Which; one's own. */
            import_id: components["schemas"]["ImportId"];
        };
        /** @description `BoardTitleSuggestionsResource/get`. */
        SuggestBoardTitles: {
            /** @description The pin that a board is to be made for. */
            pin_id: components["schemas"]["PinId"];
        };
        /** @description `BoardCollaboratorSuggestionsResource/get`: users who could be asked, by name. */
        SuggestCollaborators: {
            /** @description To which board. */
            board_id: components["schemas"]["BoardId"];
            /**
             * @description How their username, or a word of their name, begins; whom the viewer follows
             *     when it is empty.
             */
            query?: string;
        };
        /** @description `SuggestedCreatorFollowsResource/get`, `/v3/orientation/nux_creator_recommendations/`. */
        SuggestCreators: Record<string, unknown>;
        /** @description `UserMentionTypeaheadResource/get`. */
        SuggestMentions: {
            /** @description What is typed behind the `@` so far, 1 to 200 characters. */
            term: string;
        };
        /** @description `AdvancedTypeaheadResource/get`. */
        SuggestSearches: {
            /**
             * @description What the viewer searched for of late, the latest first: words among them that go
             *     on as typed come first, and none of them is recommended. Fifty count.
             */
            recent_queries_tags?: string[] | null;
            /** @description What is typed so far, up to 200 characters. Of nothing, searches are recommended. */
            term: string;
        };
        /** @description `ShareSuggestionsResource/get`. */
        SuggestShares: {
            /** @description Whether conversations of more than two are left out. */
            hide_group_conversations?: boolean;
            /** @description What the suggestions are for. */
            suggestion_type?: components["schemas"]["SuggestionPurpose"];
        };
        /** @description `ShareSuggestionsTypeaheadResource/get`. */
        SuggestSharesByTerm: {
            /** @description What is typed so far, 1 to 200 characters. */
            term: string;
        };
        /** @description A suggested invitee. */
        SuggestedCollaborator: {
            status?: null | components["schemas"]["InviteStatus"];
            /** @description Who. */
            user: components["schemas"]["UserRef"];
        };
        /** @description Users who could be asked. */
        SuggestedCollaborators: {
            /** @description At most ten. */
            suggestions: components["schemas"]["SuggestedCollaborator"][];
        };
        /** @description A creator, and what they made of what the viewer likes. */
        SuggestedCreator: components["schemas"]["UserRef"] & {
            /** @description Their pins for which they are suggested, the best first; at most four. */
            pins: components["schemas"]["PinView"][];
        };
        /** @description Creators whom the viewer may like to follow. */
        SuggestedCreators: {
            /** @description The most fitting first; at most 20. */
            creators: components["schemas"]["SuggestedCreator"][];
        };
        /** @description One line under the search field (specification §3 "Recent item"). */
        Suggestion: {
            /** @description Id of the user or board; words have none. */
            id?: string | null;
            /** @description Picture of a user, if it is one and has one. */
            image_small_url?: string | null;
            /** @description Whether the user is a verified merchant; words are none. */
            is_verified_merchant: boolean;
            /** @description What to show. */
            label: string;
            /** @description What to search for. */
            query: string;
            /** @description What it is. */
            type: components["schemas"]["SuggestionType"];
            /** @description Where a tap leads. */
            url: string;
        };
        /**
         * @description What suggestions of receivers are for.
         * @enum {string}
         */
        SuggestionPurpose: "share";
        /**
         * @description What a suggestion is.
         * @enum {string}
         */
        SuggestionType: "query" | "user" | "board" | "my_board" | "my_pins";
        /** @description Answer of the typeahead (specification §7: `data.items`). */
        Suggestions: {
            /** @description The best first. */
            items: components["schemas"]["Suggestion"][];
        };
        /**
         * @description `UserSessionResource/update`: act as another account of this browser, or as
         *     a business that shares the log-in of one.
         */
        SwitchAccount: {
            /** @description As whom. */
            user_id: components["schemas"]["UserId"];
        };
        /** @description A user whom a client tags. */
        Tag: {
            /** @description Whom. */
            user_id: components["schemas"]["UserId"];
        };
        /** @description Users whom a client tags, however it writes them. */
        Tags: string | components["schemas"]["Tag"][];
        /**
         * @description `DidItActivityResource/create` and `…/update`: the viewer's did-it of a pin, one per
         *     pin. Fields that an update leaves out stay as they are.
         */
        TellDidIt: {
            /** @description How it went: up to 500 characters. */
            details?: string | null;
            /**
             * @description Its photographs from now on, at most five: of finished uploads of the viewer's,
             *     and such as it shows already.
             */
            image_signatures?: string[] | null;
            /** @description Of which pin. */
            pin_id: components["schemas"]["PinId"];
        };
        /** @description `ConversationTypingResource/create`: the viewer writes. */
        TellTyping: {
            /** @description In which conversation. */
            conversation_id: components["schemas"]["ConversationId"];
        };
        /** @description `WebhookTestResource/create`: sends a test. */
        TestWebhook: {
            /** @description One of the viewer's own that is on. */
            webhook_id: components["schemas"]["WebhookId"];
        };
        /** @description Where a topic of a pin leads. */
        TopicLink: {
            /** @description The topic, in the pinner's words. */
            topic: string;
            /** @description Path of the page of the topic that these words name, else of a search for them. */
            url: string;
        };
        /** @description How a user came to a page, as far as the client knows. */
        TrafficSource: {
            /** @description Signature of the picture that was opened from the home feed. */
            homefeed_source_sig?: string | null;
            /** @description What was searched for. */
            search_query?: string | null;
            /** @description The page before. */
            source?: string | null;
            /** @description The nearest page backwards that is no close-up. */
            top_level_source?: string | null;
            /**
             * Format: int32
             * @description Close-ups between that page and this one.
             */
            top_level_source_depth?: number | null;
        };
        /** @description `AggregatedCommentTranslationResource/get` (consumer specification §7). */
        TranslateComment: {
            /** @description Which. */
            comment_id: components["schemas"]["CommentId"];
        };
        /** @description The words of a comment in the viewer's language; empty where they are not known. */
        Translation: string;
        /** @description `FeedTunerResource/update`: a board or a pin of the viewer's own, or a pin that they opened. */
        TuneFeed: {
            board_id?: null | components["schemas"]["BoardId"];
            /** @description Whether the home feed leaves it aside. */
            is_muted: boolean;
            pin_id?: null | components["schemas"]["PinId"];
        };
        /** @description One board. */
        TunedBoard: {
            /** @description The board. */
            board: components["schemas"]["BoardView"];
            /** @description Whether the home feed leaves it aside. */
            is_muted: boolean;
        };
        /** @description One save, or one pin that was opened. */
        TunedPin: {
            /** @description Id of the pin. */
            id: components["schemas"]["PinId"];
            /** @description Whether the home feed leaves it aside. */
            is_muted: boolean;
            /** @description The pin. */
            pin: components["schemas"]["PinView"];
        };
        /** @description `UserBlockResource/delete`: they see each other again; what ended stays ended. */
        UnblockUser: {
            /** @description Whom. */
            user_id: components["schemas"]["UserId"];
        };
        /** @description `UserWebsitesResource/delete`: claims it no longer. */
        UnclaimWebsite: {
            /** @description Of a claim of the viewer's. */
            domain: string;
        };
        /**
         * @description `BulkEditUndoResource/create`: back to how it was. What has changed since
         *     stays as it is.
         */
        UndoBatch: {
            /** @description Which; one's own, of the last day. */
            batch_id: components["schemas"]["BatchId"];
        };
        /** @description `PinHideResource/delete`. */
        UnhidePin: {
            /** @description Which. */
            pin_id: components["schemas"]["PinId"];
        };
        /**
         * @description `BusinessLinkResource/delete`: the viewer's linked business gets a log-in of
         *     its own.
         */
        UnlinkBusiness: {
            /** @description The business's own address. */
            email: string;
            /** @description The business's own password, 8 to 128 characters. */
            new_password: string;
            /** @description The parental passcode, where there is one. */
            passcode?: string | null;
            /** @description Password of the personal account: an open browser is not enough. */
            password: string;
        };
        /** @description `ReactionsResource/delete`. */
        Unreact: {
            /** @description The pin that is shown. */
            pin_id: components["schemas"]["PinId"];
            reaction_pin_id?: null | components["schemas"]["PinId"];
        };
        /** @description `AppResource/update`: changes an app; missing fields stay. */
        UpdateApp: {
            /** @description One of the viewer's own. */
            app_id: components["schemas"]["AppId"];
            /** @description As in [`CreateApp`]. */
            name?: string | null;
            picture_upload_id?: null | components["schemas"]["UploadId"];
            /** @description As in [`CreateApp`]; replaces all of them. */
            redirect_uris?: string[] | null;
        };
        /** @description `TodayArticleResource/update`: all of an article is as it is said here. */
        UpdateArticle: components["schemas"]["CreateArticle"] & {
            /** @description One that employees composed. */
            article_id: components["schemas"]["ArticleId"];
            /**
             * Format: int64
             * @description The `updated_ms` of the [`DraftView`] that was edited: an article that says something
             *     else since is refused, so that nothing is overwritten unread.
             */
            updated_ms: number;
        };
        /** @description `BoardResource/update`: missing fields stay. */
        UpdateBoard: {
            /** @description Which. */
            board_id: components["schemas"]["BoardId"];
            /** @description New category: key of a topic, any other word of up to 50 characters, or empty. */
            category?: string | null;
            cover_pin_id?: null | components["schemas"]["PinId"];
            /** @description New description. */
            description?: string | null;
            layout?: null | components["schemas"]["Layout"];
            /** @description New name; the address follows it. */
            name?: string | null;
            privacy?: null | components["schemas"]["Privacy"];
            sensitivity?: null | components["schemas"]["Sensitivity"];
        };
        /** @description `BusinessResource/update`: the viewer's own business; missing fields stay. */
        UpdateBusiness: {
            /** @description 1 to 60 characters. */
            business_name?: string | null;
            /** @description Address that customers write to; empty for none. */
            contact_email?: string | null;
            /** @description Two letters; empty for none. */
            country?: string | null;
            /** @description City, up to 120 characters. */
            locality?: string | null;
            /** @description Up to 20 characters. */
            postal_code?: string | null;
            /** @description State or province, up to 120 characters. */
            region?: string | null;
            /** @description Street and number, up to 120 characters. */
            street?: string | null;
        };
        /** @description `BoardCollaboratorResource/update`: by the owner. */
        UpdateCollaborator: {
            /** @description Which board. */
            board_id: components["schemas"]["BoardId"];
            /** @description Whether they may move and delete what others saved, and change sections. */
            may_delete: boolean;
            /** @description Who. */
            user_id: components["schemas"]["UserId"];
        };
        /** @description `AggregatedCommentResource/update` (consumer specification §7). */
        UpdateComment: {
            /** @description Which. */
            comment_id: components["schemas"]["CommentId"];
            tags?: null | components["schemas"]["Tags"];
            /** @description Its words from now on; see [`WriteComment::text`]. */
            text: string;
        };
        /** @description `AggregatedCommentFeaturesResource/update` (consumer specification §6, §7). */
        UpdateCommentFeatures: {
            /** @description What is opened and closed. */
            feature_map: components["schemas"]["FeatureMap"];
            /** @description The parental passcode, where there is one. */
            passcode?: string | null;
            /** @description Whose: the viewer's own. */
            user_id: components["schemas"]["UserId"];
        };
        /** @description `EmailSettingsResource/update`: what is given; the rest stays. */
        UpdateEmailSettings: {
            cadence?: null | components["schemas"]["MailCadence"];
            /** @description Up to 50. */
            options?: components["schemas"]["NotificationOption"][];
            /**
             * Format: int64
             * @description How far the user's clock is before UTC, -840 to 840 minutes.
             */
            utc_offset_minutes?: number | null;
        };
        /** @description `EmailSubscriptionResource/update`: what is given; the rest stays. */
        UpdateEmailSubscription: {
            cadence?: null | components["schemas"]["MailCadence"];
            /** @description Up to 50. */
            options?: components["schemas"]["NotificationOption"][];
            /** @description What stands behind `#` in the link. */
            token: string;
        };
        /** @description `FeedbackResource/update`: closes feedback, or opens it again. */
        UpdateFeedback: {
            /** @description Which. */
            feedback_id: components["schemas"]["FeedbackId"];
            /** @description What becomes of it. */
            state: components["schemas"]["FeedbackState"];
        };
        /** @description `NewsSettingsResource/update` and the like: these options; the others stay. */
        UpdateNotificationSettings: {
            /** @description Up to 50. */
            options: components["schemas"]["NotificationOption"][];
        };
        /** @description `PinResource/update`: missing fields stay (specification §3 "Pin"). */
        UpdatePin: {
            /** @description Up to 500 characters. */
            alt_text?: string | null;
            board_id?: null | components["schemas"]["BoardId"];
            /** @description Whether comments are off. */
            comments_disabled?: boolean | null;
            /** @description Up to 800 characters. */
            description?: string | null;
            /** @description Which. */
            id: components["schemas"]["PinId"];
            /**
             * @description http or https, up to 2,048 characters; empty for none. Of a pin that was saved
             *     from another it stays.
             */
            link?: string | null;
            /** @description What the pinner notes for themselves: up to 500 characters. */
            pin_note?: string | null;
            section?: null | components["schemas"]["SectionId"];
            /** @description Up to 100 characters. */
            title?: string | null;
            /** @description Up to 10 topics of up to 40 characters. */
            topics?: string[] | null;
        };
        /** @description `UserPreferencesResource/update`; missing fields stay. */
        UpdatePreferences: {
            /** @description Whether comments with one of the words below are hidden. */
            comment_filter_enabled?: boolean | null;
            /** @description All words in place of those before: up to 100 of up to 50 characters. */
            comment_filter_words?: string[] | null;
            comments_from?: null | components["schemas"]["Audience"];
            /** @description Whether search engines are asked to leave their profile, boards and pins out. */
            exclude_from_search?: boolean | null;
            /** @description Whether only they themselves see their profile, boards and pins. */
            is_private_profile?: boolean | null;
            mentions_from?: null | components["schemas"]["Audience"];
            messages_from_followed?: null | components["schemas"]["Delivery"];
            messages_from_others?: null | components["schemas"]["Delivery"];
            /** @description The parental passcode, where there is one. */
            passcode?: string | null;
            save_behavior?: null | components["schemas"]["SaveBehavior"];
            /**
             * @description Whether what is for sale is left out of what is recommended to them: of the home feed,
             *     but for what comes of whom they follow, of what stands below pins, and of ideas for
             *     boards. Lists that they ask for, such as the shop, stay as they are.
             */
            shopping_rec_disabled?: boolean | null;
            /** @description Whether others see whom they follow, and who follows them. */
            show_follows?: boolean | null;
            /** @description Whether a page of things to buy is put together for them; kept until there is one. */
            show_personal_boutique?: boolean | null;
            /**
             * @description Whether other members of their conversations see what they have read, and that they
             *     write.
             */
            shows_reading?: boolean | null;
            tags_from?: null | components["schemas"]["Audience"];
            /** @description Whether third parties may measure what they advertise. */
            third_party_marketing_tracking_enabled?: boolean | null;
        };
        /** @description `BoardSectionEditResource/update`. */
        UpdateSection: {
            /** @description New name; the address follows it. */
            name: string;
            /** @description Which. */
            section_id: components["schemas"]["SectionId"];
        };
        /** @description `UserResource/update`: what a user says about themselves; missing fields stay. */
        UpdateUser: {
            /** @description Up to 500 characters. */
            about?: string | null;
            /** @description As at sign-up. */
            birthday?: string | null;
            /** @description One of `CountriesResource`. */
            country?: string | null;
            cover_upload_id?: null | components["schemas"]["UploadId"];
            /** @description Up to 60 characters, for the gender `custom`. */
            custom_gender?: string | null;
            /** @description First name, 1 to 60 characters. */
            first_name?: string | null;
            /** @description `female`, `male`, `unspecified` or `custom`. */
            gender?: string | null;
            /** @description Last name, up to 60 characters. */
            last_name?: string | null;
            /** @description One of `LocalesResource`; a dash is as good as an underscore. */
            locale?: string | null;
            /** @description The parental passcode, where there is one. */
            passcode?: string | null;
            /** @description Country of the phone number, one of `CountriesResource`. */
            phone_country?: string | null;
            /** @description 4 to 14 digits after the country's prefix, in any writing; empty for none. */
            phone_number?: string | null;
            picture_upload_id?: null | components["schemas"]["UploadId"];
            /** @description Up to 30 characters. */
            pronouns?: string | null;
            /** @description Takes the cover away. */
            remove_cover?: boolean;
            /** @description Takes the picture away. */
            remove_picture?: boolean;
            /** @description Another username; the one before leads here for 90 days. */
            username?: string | null;
            /** @description An http or https address; empty for none. */
            website_url?: string | null;
        };
        /** @description `WebhookResource/update`: changes a webhook; missing fields stay. */
        UpdateWebhook: {
            /** @description As in [`CreateWebhook`]; replaces all of them. */
            events?: components["schemas"]["WebhookEvent"][] | null;
            /** @description Switches it off, which ends what waits; or on again. */
            is_on?: boolean | null;
            /** @description As in [`CreateWebhook`]. */
            url?: string | null;
            /** @description One of the viewer's own. */
            webhook_id: components["schemas"]["WebhookId"];
        };
        UploadId: string;
        /** @description Ids as clients write them. */
        UploadIds: components["schemas"]["UploadId"][] | string;
        /** @description How far one upload is. */
        UploadState: {
            /** @description Why it failed, for people. */
            failure_message?: string | null;
            /** @description Content hash, once it succeeded. */
            signature?: string | null;
            /** @description How far. */
            status: components["schemas"]["UploadStatus"];
        };
        /** @description How far each upload is, by id. */
        UploadStates: {
            [key: string]: components["schemas"]["UploadState"];
        };
        /**
         * @description Steps of an upload.
         * @enum {string}
         */
        UploadStatus: "registered" | "processing" | "succeeded" | "failed";
        /**
         * @description Specification §3: userAgent. Pages of visitors, which are shared, tell the kind of
         *     device alone.
         */
        UserAgent: {
            /** @description `Chrome`, `Safari`, `Firefox` … or empty. */
            browserName: string;
            /** @description `phone`, `tablet` or `desktop`. */
            browserType: string;
            /** @description First number of the version, or 0. */
            browserVersion: string;
            /** @description Whether the device has an app store of ours: false, there is no native app. */
            canUseNativeApp: boolean;
            /** @description Phone. */
            isMobile: boolean;
            /** @description Tablet. */
            isTablet: boolean;
            /** @description `iOS`, `Android`, `Windows` … or empty. */
            osName: string;
            /** @description `ios`, `android`, `other`. */
            platform: string;
            /** @description Three numbers, zeros when unknown. */
            platformVersion: number[];
            /** @description The header as it came, cut at 512 characters. */
            raw: string;
        };
        UserId: string;
        /** @description A provider and the viewer's account there. */
        UserNetwork: components["schemas"]["NetworkView"] & {
            account?: null | components["schemas"]["NetworkAccount"];
            /** @description Whether it can be connected: the host still has it. */
            is_offered: boolean;
        };
        /** @description A user as others see them beside a pin, a board, in a list. */
        UserRef: {
            /** @description Website of such a profile; absent until then. */
            ads_only_profile_site?: string | null;
            /**
             * @description Whether the viewer blocked this user; beside pins and boards they are not shown
             *     then.
             */
            blocked_by_me: boolean;
            /** @description How the viewer knows this user, such as from messages; absent until there are some. */
            connection_type?: string | null;
            /** @description Domain of their website. */
            domain_url?: string | null;
            /** @description Whether they showed that it is theirs. */
            domain_verified: boolean;
            /** @description Id, as other kinds of things have it. */
            entity_id: components["schemas"]["UserId"];
            /** @description Whether the viewer follows; absent where the answer is shared by all viewers. */
            explicitly_followed_by_me?: boolean | null;
            /** @description The same as `explicitly_followed_by_me`, until there are other ways to follow. */
            followed_by_me?: boolean | null;
            /**
             * Format: int64
             * @description Users who follow this one.
             */
            follower_count: number;
            /** @description Name for people. */
            full_name: string;
            /** @description Id. */
            id: components["schemas"]["UserId"];
            /** @description Picture of about 140 pixels. */
            image_large_url?: string | null;
            /** @description Picture of at least 75 pixels. */
            image_medium_url?: string | null;
            /** @description Picture of at least 30 pixels; absolute address, none without a picture. */
            image_small_url?: string | null;
            /**
             * @description Whether the profile is there for advertisements alone; false for every user until
             *     there are campaigns.
             */
            is_ads_only_profile: boolean;
            /**
             * @description Whether this is a verified merchant; false for every user until there is a
             *     merchant program.
             */
            is_verified_merchant: boolean;
            /** @description Path of the profile, `/name/`. */
            profile_url: string;
            /**
             * @description Always `user`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "user";
            /** @description Name in addresses, without `@`. */
            username: string;
            /** @description Whether the user is who they say they are. */
            verified_identity: components["schemas"]["VerifiedIdentity"];
        };
        /** @description A profile. */
        UserView: components["schemas"]["UserRef"] & {
            /** @description A few words about themselves. */
            about: string;
            /**
             * Format: int64
             * @description Public boards; for the user themselves, all boards.
             */
            board_count: number;
            /** @description When the account was made: `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /** @description Whether search engines are asked to leave the profile out. */
            exclude_from_search: boolean;
            /** @description First name. */
            first_name: string;
            /**
             * Format: int64
             * @description Users this one follows.
             */
            following_count: number;
            /** @description Picture of at most 236 pixels across. */
            image_xlarge_url?: string | null;
            /** @description Whether only the user themselves sees the profile. */
            is_private_profile: boolean;
            /** @description Last name. */
            last_name: string;
            /**
             * Format: int64
             * @description Public pins.
             */
            pin_count: number;
            profile_cover?: null | components["schemas"]["ProfileCover"];
            /** @description How to speak of them, such as `she/her`; empty when they do not say. */
            pronouns: string;
            /** @description Whether the viewer may see who they are, and who follows this one. */
            shows_follows: boolean;
            /** @description Their website, as they wrote it. */
            website_url?: string | null;
        };
        /** @description Specification §3 "verifiedIdentity.verified". */
        VerifiedIdentity: {
            /** @description Whether the host vouches for the user, or the website on their profile is verified. */
            verified: boolean;
        };
        /** @description `UserEmailResource/create`: use the link of a mail that proves an address. */
        VerifyEmail: {
            /** @description What stands behind `#` in the link. */
            token: string;
        };
        /** @description `PUT /v3/sessions/verify/` (specification §7): called a while after log-in. */
        VerifySession: {
            /** @description The captcha's response token, of any verifier; none where there is no verifier. */
            recaptcha_token?: string | null;
        };
        /** @description `UserWebsitesResource/update`: looks for the proof now. */
        VerifyWebsite: {
            /** @description Of a claim of the viewer's. */
            domain: string;
            /** @description Where to look. */
            proof: components["schemas"]["WebsiteProof"];
        };
        /** @description What the viewer is connected to (specification §3 "Viewer", "Users state"). */
        ViewerNetworks: {
            /** @description All of them, also those the host named itself. */
            connected_networks: components["schemas"]["ConnectedNetwork"][];
            /** @description Each of these says whether the provider of that name leads here. */
            connected_to_dropbox: boolean;
            /** @description See `connected_to_dropbox`. */
            connected_to_etsy: boolean;
            /** @description See `connected_to_dropbox`. */
            connected_to_facebook: boolean;
            /** @description See `connected_to_dropbox`. */
            connected_to_google: boolean;
            /** @description See `connected_to_dropbox`. */
            connected_to_gplus: boolean;
            /** @description See `connected_to_dropbox`. */
            connected_to_instagram: boolean;
            /** @description See `connected_to_dropbox`. */
            connected_to_line: boolean;
            /** @description See `connected_to_dropbox`. */
            connected_to_microsoft: boolean;
            /** @description See `connected_to_dropbox`. */
            connected_to_twitter: boolean;
            /** @description See `connected_to_dropbox`. */
            connected_to_youtube: boolean;
            /** @description Who they are at Facebook. */
            facebook_id?: string | null;
        };
        /** @description What of the passcode the viewer carries. */
        ViewerPasscode: {
            /** @description Whether one can be set: users under 18, by a known birthday. */
            is_candidate_for_parental_control_passcode: boolean;
            /** @description Whether protected settings ask for it. */
            is_parental_control_passcode_enabled: boolean;
            /** @description Address of the parent, told in part: `a•••@example.com`. */
            parental_control_anonymized_email?: string | null;
        };
        /** @description What of the preferences the viewer carries (specification §3 "Viewer"). */
        ViewerPreferences: {
            /** @description What a press on Save does. */
            save_behavior: components["schemas"]["SaveBehavior"];
            /**
             * @description Whether what is for sale is left out of what is recommended to them: of the home feed,
             *     but for what comes of whom they follow, of what stands below pins, and of ideas for
             *     boards. Lists that they ask for, such as the shop, stay as they are.
             */
            shopping_rec_disabled: boolean;
            /** @description Whether messages are shown to them. */
            should_show_messaging: boolean;
            /** @description Whether a page of things to buy is put together for them; kept until there is one. */
            show_personal_boutique: boolean;
            /** @description Whether third parties may measure what they advertise; default true. */
            third_party_marketing_tracking_enabled: boolean;
        };
        /** @description The viewer about themselves (specification §3 "Viewer"). */
        ViewerView: components["schemas"]["UserView"] & components["schemas"]["ViewerNetworks"] & components["schemas"]["BoardArrangement"] & components["schemas"]["ViewerPreferences"] & components["schemas"]["ViewerPasscode"] & {
            /**
             * Format: int32
             * @description Whole years, if a birthday is known.
             */
            age_in_years?: number | null;
            /** @description `YYYY-MM-DD`. */
            birthday?: string | null;
            /** @description Whether two-step verification can be switched on. */
            can_enable_mfa: boolean;
            cookie_consent?: null | components["schemas"]["Consent"];
            /** @description Two letters, upper case. */
            country: string;
            /** @description In their own words, when `gender` is `custom`. */
            custom_gender?: string | null;
            /** @description Address that mails go to. */
            email: string;
            /** @description `female`, `male`, `unspecified` or `custom`. */
            gender?: string | null;
            /**
             * Format: int64
             * @description Boards where several users save, the viewer among them.
             */
            group_board_count: number;
            /** @description Whether two-step verification is on. */
            has_mfa_enabled: boolean;
            /** @description Whether a password is set. */
            has_password: boolean;
            /** @description Whether anything was published. */
            has_published_pins: boolean;
            /** @description Whether they have a quicksave board: from the first save on that named no board. */
            has_quicksave_board: boolean;
            /** @description Whether any website was shown to be theirs. */
            is_any_website_verified: boolean;
            /** @description The same for the e-mail address, which must be verified. */
            is_email_eligible_for_lead_form_autofill: boolean;
            /** @description Whether the address was verified. */
            is_email_verified: boolean;
            /** @description Host's staff. */
            is_employee: boolean;
            /**
             * @description Whether forms of advertisers may fill in the name (specification §5): adults have
             *     one.
             */
            is_name_eligible_for_lead_form_autofill: boolean;
            /** @description Business account. */
            is_partner: boolean;
            /** @description Under 16, by a known birthday. */
            is_under_16: boolean;
            /** @description Under 18, by a known birthday. */
            is_under_18: boolean;
            /** @description May not write. */
            is_write_banned: boolean;
            last_repin_id?: null | components["schemas"]["PinId"];
            /** @description The website that stands on the profile. */
            listed_website_url?: string | null;
            /** @description One of the accepted locales (specification §5). */
            locale: string;
            /** @description Always `AUTH`: who is signed in less has a [`LimitedView`]. */
            login_state: components["schemas"]["LoginState"];
            /** @description What they should still do, the most urgent first. */
            nags: components["schemas"]["Nag"][];
            partner?: null | components["schemas"]["PartnerView"];
            /** @description Country of the phone number, two letters. */
            phone_country?: string | null;
            /** @description Digits after the country's prefix. */
            phone_number?: string | null;
            /** @description Its last four digits, which may be shown where the number may not. */
            phone_number_end?: string | null;
            quicksave_board?: null | components["schemas"]["RecentBoard"];
            /** @description The boards they saved to last, at most six, the latest first. */
            recent_boards: components["schemas"]["RecentBoard"][];
            /**
             * @description When they last came back, after leaving or after 28 days away, as
             *     `created_at`; null when they never were away.
             */
            resurrection_dt?: string | null;
            /**
             * Format: int64
             * @description Pins that wait for the time at which they are to be published. Always 0: pins
             *     are published when they are made, and nothing can wait yet.
             */
            scheduled_pin_count: number;
            /**
             * Format: int64
             * @description Secret boards.
             */
            secret_board_count: number;
            signup_flow_step?: null | components["schemas"]["SignupFlowStep"];
            /** @description Addresses of the websites that were. */
            verified_user_websites: string[];
        };
        /** @description The `data` of a search by a picture. */
        VisualResults: {
            /**
             * @description Words that several of the lookalikes share, the commonest first: what to search for
             *     instead. On the first page alone.
             */
            annotations: string[];
            /** @description The pins, the most alike first. */
            results: components["schemas"]["PinView"][];
        };
        /**
         * @description A type of event.
         * @enum {string}
         */
        WebhookEvent: "pin.created" | "pin.updated" | "pin.deleted" | "board.created" | "board.updated" | "board.deleted" | "webhook.test";
        WebhookId: string;
        /**
         * @description Why a webhook is switched off.
         * @enum {string}
         */
        WebhookOff: "user" | "failing" | "gone" | "access_ended";
        /** @description A webhook, as its user sees it. */
        WebhookView: {
            /**
             * Format: int64
             * @description Milliseconds since 1970.
             */
            created_ms: number;
            /** @description What it is told of. */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * Format: int64
             * @description Since when nothing was taken, in milliseconds since 1970; none while all is well.
             */
            failing_since_ms?: number | null;
            /** @description Names it. */
            id: components["schemas"]["WebhookId"];
            off?: null | components["schemas"]["WebhookOff"];
            /** @description Where it is told. */
            url: string;
        };
        /** @description A webhook with its secret, which is never shown again. */
        WebhookWithSecret: {
            /** @description `whsec_` and the key of its signatures in base64. */
            secret: string;
            /** @description The webhook. */
            webhook: components["schemas"]["WebhookView"];
        };
        /** @description The viewer's webhooks. */
        Webhooks: {
            /**
             * Format: int64
             * @description How many there may be.
             */
            most: number;
            /** @description Newest first. */
            webhooks: components["schemas"]["WebhookView"][];
        };
        /** @description What is put where to show that a website is one's own. */
        WebsiteInstructions: {
            /** @description Its name. */
            file_name: string;
            /** @description What is in it. */
            file_text: string;
            /** @description Where the file has to be. */
            file_url: string;
            /** @description The element for the head of the first page. */
            meta_tag: string;
            /** @description The domain that gets the record. */
            record_name: string;
            /** @description What is in the record of the type TXT. */
            record_text: string;
        };
        /**
         * @description Verification method of a claimed website.
         * @enum {string}
         */
        WebsiteProof: "meta_tag" | "file" | "dns_record";
        /** @description One claim. */
        WebsiteView: {
            /** @description Names it: the domain without `www.`, with a port if the host allows one. */
            domain: string;
            /** @description What to do for each way. */
            instructions: components["schemas"]["WebsiteInstructions"];
            /** @description Whether the proof was missing when it was last looked for. */
            is_failing: boolean;
            /** @description Whether it was shown to be theirs. */
            is_verified: boolean;
            proof?: null | components["schemas"]["WebsiteProof"];
            /** @description Address of the website. */
            url: string;
            /**
             * Format: int64
             * @description When it was shown, milliseconds since 1970.
             */
            verified_ms?: number | null;
        };
        /** @description The viewer's claims. */
        Websites: {
            /**
             * Format: int64
             * @description So many can be claimed at once.
             */
            most: number;
            /** @description In the order of claiming. */
            websites: components["schemas"]["WebsiteView"][];
        };
        /** @description `AggregatedCommentResource/create`. */
        WriteComment: {
            /**
             * @description The sender's own name for it, up to 64 characters: what comes twice under one name is
             *     written once.
             */
            client_id?: string | null;
            /** @description Below which pin. */
            pin_id: components["schemas"]["PinId"];
            tags?: null | components["schemas"]["Tags"];
            /** @description Its words: 1 to 500 characters, of which something is seen. */
            text: string;
        };
    };
    responses: {
        /** @description Busy: asked again after `Retry-After`. */
        Busy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: null;
                    error: components["schemas"]["ErrorView"];
                    /** @constant */
                    status: "failure";
                };
            };
        };
        /** @description The host's disk is full. */
        Full: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: null;
                    error: components["schemas"]["ErrorView"];
                    /** @constant */
                    status: "failure";
                };
            };
        };
        /** @description Refused. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: null;
                    error: components["schemas"]["ErrorView"];
                    /** @constant */
                    status: "failure";
                };
            };
        };
        /** @description Busy: asked again after `Retry-After`. */
        ResourceBusy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    resource_response: {
                        data: null;
                        error: components["schemas"]["ErrorView"];
                        /** @constant */
                        status: "failure";
                    };
                };
            };
        };
        /** @description The host's disk is full. */
        ResourceFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    resource_response: {
                        data: null;
                        error: components["schemas"]["ErrorView"];
                        /** @constant */
                        status: "failure";
                    };
                };
            };
        };
        /** @description Refused. */
        ResourceRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    resource_response: {
                        data: null;
                        error: components["schemas"]["ErrorView"];
                        /** @constant */
                        status: "failure";
                    };
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
